import type { KindNames } from '../../domain/editing/kinds.ts';
import type { Rejection } from '../../domain/rejection.ts';
import type { components } from '../../src/schema.d.ts';
import { getOr404 } from '../core/find.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import type { ShopState } from '../state.ts';

export interface StoredRecord {
  enabled: boolean;
  image: string | null;
  listingOrderWeight: number;
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
  return getOr404(records(state), (one) => pathOf(one) === path, noun);
}

/** Those of a kind in their order; of members those of one group. */
export const listRecords = <Key, Stored extends Key & StoredRecord>(
  state: ShopState,
  { records, pathOf }: Pick<RecordKind<Key, Stored, never>, 'records' | 'pathOf'>,
  group?: string,
): Stored[] =>
  records(state)
    .filter((one) => group === undefined || pathOf(one).startsWith(`${group}/`))
    .toSorted(byWeight<Stored>(pathOf));

export const byWeight =
  <T extends { listingOrderWeight: number }>(idOf: (one: T) => string) =>
  (a: T, b: T) =>
    a.listingOrderWeight - b.listingOrderWeight || (idOf(a) < idOf(b) ? -1 : 1);

interface StoredGroup extends StoredRecord {
  external: boolean;
}

/**
 * A group that visitors see, and what they see of it: nothing of an external one.
 * @throws 404 where they don't see it
 */
export function visibleIn<
  GroupKey,
  Group extends GroupKey & StoredGroup,
  Key,
  Member extends Key & StoredRecord,
>(
  state: ShopState,
  groups: Pick<RecordKind<GroupKey, Group, never>, 'records' | 'pathOf' | 'noun'>,
  members: Pick<RecordKind<Key, Member, never>, 'records' | 'pathOf'>,
  id: string,
): { group: Group; visible: Member[] } {
  const isVisible = (one: Group) => one.enabled && groups.pathOf(one) === id;
  const group = getOr404(groups.records(state), isVisible, groups.noun);
  const all = group.external ? [] : listRecords(state, members, id);
  return { group, visible: all.filter(({ enabled }) => enabled) };
}

/** Of what staff make just now. */
export function firstVersion(now: Date) {
  const date = now.toISOString();
  return { image: null, version: 1, dateCreated: date, dateModified: date };
}

/** Staff changed a field: whoever has the form open gets stale. */
export function edited(record: { version: number; dateModified: string }, now: Date): void {
  record.version += 1;
  attributesEdited(record, now);
}

/** Staff changed an attribute: nobody's edit of the fields gets stale by that. */
export function attributesEdited(record: { dateModified: string }, now: Date): void {
  const later = Math.max(now.getTime(), new Date(record.dateModified).getTime() + 1);
  record.dateModified = new Date(later).toISOString();
}
