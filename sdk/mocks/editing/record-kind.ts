import { notFound } from '../../contract/failure.ts';
import { noSuch } from '../../domain/records.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { components } from '../../src/schema.d.ts';
import type { ShopState } from '../state.ts';

export interface StoredRecord {
  image: string | null;
  version: number;
  dateModified: string;
}

/** What catalogues, items, sections and elements differ in where staff edit them. */
export interface RecordKind<Key, Stored extends Key & StoredRecord, Form> {
  /** What its edits are noted under. */
  area: 'catalog' | 'content';
  /** What notes call it: `catalog.update-item` of `item spindles/er20`. */
  name: 'catalog' | 'item' | 'section' | 'element';
  /** What people call it. */
  noun: 'catalogue' | 'item' | 'section' | 'element';
  /** What replies call it. */
  member: 'Catalog' | 'CatalogItem' | 'Content' | 'ContentElement';
  /** Its place in words: `spindles/er20`. */
  pathOf: (key: Key) => string;
  records: (state: ShopState) => Stored[];
  /** Those that were deleted: no id is given twice, and whoever has one may still read of it. */
  gone: (state: ShopState) => Stored[];
  /** The record as staff read it, where that is another thing than what is kept. */
  present?: (state: ShopState, record: Stored) => object;
  /** The fields that a form replaces. */
  fieldsOf: (form: Form) => Partial<Stored>;
  /** What of it staff can edit. */
  audited: (record: Stored, state: ShopState) => Record<string, unknown>;
  /** For groups: whether it holds any, and how it is said that it therefore stays. */
  members?: { any: (state: ShopState, key: Key) => boolean; refusal: Refusal };
}

/** What items and elements have besides. */
export interface MemberKind<
  Key,
  Stored extends Key & StoredRecord & { attributes: components['schemas']['Attribute'][] },
  Form,
> extends RecordKind<Key, Stored, Form> {
  /** Whether an attribute's value names an uploaded file, and stays. */
  isUploaded?: (state: ShopState, key: Key & { attributeId: string }) => boolean;
}

/** @throws 404 where there is none */
export function findRecord<Key, Stored extends Key & StoredRecord>(
  state: ShopState,
  { records, pathOf, noun }: Pick<RecordKind<Key, Stored, never>, 'records' | 'pathOf' | 'noun'>,
  key: NoInfer<Key>,
): Stored {
  const record = records(state).find((one) => pathOf(one) === pathOf(key));
  if (record === undefined) throw notFound(noSuch(noun));
  return record;
}

export function subjectOf<Key>(
  { name, pathOf }: { name: string; pathOf: (key: Key) => string },
  key: Key,
): string {
  return `${name} ${pathOf(key)}`;
}
