import type { EntityManager } from '@mikro-orm/postgresql';
import type { AttributeRow } from './attribute-row.ts';
import type { AttributeFields } from '@spindle/sdk/domain/editing/edit-attribute';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import type { RecordKind, StoredRecord } from './record-kind.ts';

export interface StoredAttribute extends AttributeRow {
  /** Position among the record's attributes, ascending. */
  position: number;
}

export type NamedFields = AttributeFields & Pick<StoredAttribute, 'attributeId'>;

export type NewAttribute = AttributeFields & Pick<StoredAttribute, 'attributeId' | 'position'>;

/** How items and elements differ when staff edit their attributes. */
export interface MemberKind<Key, Stored extends StoredRecord, Form, Wire> extends RecordKind<
  Key,
  Stored,
  Form,
  Wire
> {
  attributesOf: (tx: EntityManager, record: Stored) => Promise<StoredAttribute[]>;
  addAttribute: (tx: EntityManager, record: Stored, attribute: NewAttribute) => void;
  /** Derives what depends on the attributes, or returns why they can't become these. */
  beforeAttributes?: (
    tx: EntityManager,
    record: Stored,
    attributes: readonly NamedFields[],
  ) => Promise<Rejection | null>;
  /** Returns true if an attribute's value names an uploaded file, which must be kept. */
  isUploaded?: (tx: EntityManager, attribute: AttributeKey<Key>) => Promise<boolean>;
}

export interface AttributeKey<Key> {
  owner: Key;
  attributeId: string;
}

/** Returns the attribute's name in the audit log: `attribute spindles/er20/Color`. */
export function attributeSubject<Key>(
  { pathOf }: { pathOf: (key: Key) => string },
  { owner, attributeId }: AttributeKey<Key>,
): string {
  return `attribute ${pathOf(owner)}/${attributeId}`;
}
