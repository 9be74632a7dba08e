import type { KindNames } from '../../domain/editing/kinds.ts';
import type { Rejection } from '../../domain/rejection.ts';
import type { components } from '../../src/schema.d.ts';
import { find } from '../core/find.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import type { ShopState } from '../state.ts';
import type { firstVersion } from './edited.ts';

export interface StoredRecord {
  image: string | null;
  version: number;
  dateModified: string;
}

export interface Attributed extends StoredRecord {
  attributes: components['schemas']['Attribute'][];
}

/** What catalogues, items, sections and elements differ in where staff edit them. */
export interface RecordKind<Key, Stored extends Key & StoredRecord, Form> extends KindNames {
  /** Its place in words: `spindles/er20`. */
  pathOf: (key: Key) => string;
  records: (state: ShopState) => Stored[];
  /** Those that were deleted: no id is given twice, and whoever has one may still read of it. */
  gone: (state: ShopState) => Stored[];
  /** Words that stand where an id could stand in an address. */
  reserved?: ReadonlySet<string>;
  /** A record as a form makes it. */
  begin: (
    form: Form,
    made: { id: string; group: string } & ReturnType<typeof firstVersion>,
  ) => Stored;
  /** The record as staff read it, where that is another thing than what is kept. */
  present?: (call: Pick<StaffCall, 'state' | 'now'>, record: Stored) => object;
  /** The fields that a form replaces. */
  fieldsOf: (form: Form) => Partial<Stored>;
  /** What of it staff can edit. */
  audited: (record: Stored, state: ShopState) => Record<string, unknown>;
  /** For groups: whether it holds any, and how it is said that it therefore stays. */
  members?: { any: (state: ShopState, key: Key) => boolean; rejection: Rejection };
  /** Whether an attribute's value names an uploaded file, and stays. */
  isUploaded?: (state: ShopState, key: Key & { attributeId: string }) => boolean;
}

/** @throws 404 where there is none */
export function findRecord<Key, Stored extends Key & StoredRecord>(
  state: ShopState,
  { records, pathOf, noun }: Pick<RecordKind<Key, Stored, never>, 'records' | 'pathOf' | 'noun'>,
  key: NoInfer<Key>,
): Stored {
  const path = pathOf(key);
  return find(records(state), (one) => pathOf(one) === path, noun);
}
