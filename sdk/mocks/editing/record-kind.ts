import type { KindNames } from '../../domain/editing/kinds.ts';
import type { Rejection } from '../../domain/rejection.ts';
import type { components } from '../../src/schema.d.ts';
import { getOr404 } from '../core/find.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import type { ShopState } from '../state.ts';

type Attribute = components['schemas']['Attribute'];

export interface StoredRecord {
  enabled: boolean;
  image: string | null;
  listingOrderWeight: number;
  version: number;
  dateModified: string;
}

export interface Attributed extends StoredRecord {
  attributes: Attribute[];
}

/** The differences between catalogs, items, sections and elements when staff edit them. */
export interface RecordKind<Key, Stored extends Key & StoredRecord, Form> extends KindNames {
  /** Returns its path for people: `spindles/er20`. */
  pathOf: (key: Key) => string;
  records: (state: ShopState) => Stored[];
  /** Deleted records. Their ids aren't reused, and owners can still read about them. */
  gone: (state: ShopState) => Stored[];
  /** Words that URLs contain in place of an id. */
  reserved?: ReadonlySet<string>;
  /** Creates a record from a form. */
  begin: (
    form: Form,
    made: { id: string; group: string } & ReturnType<typeof firstVersion>,
  ) => Stored;
  /** Returns the record as staff see it, if it differs from the stored one. */
  present?: (call: Pick<StaffCall, 'state' | 'now'>, record: Stored) => object;
  /** Returns the fields that a form replaces. */
  fieldsOf: (form: Form) => Partial<Stored>;
  /** Returns the fields that staff can edit. */
  audited: (record: Stored, state: ShopState) => Record<string, unknown>;
  /** Returns why the attributes can't become these, or null. */
  validateAttributes?: (
    state: ShopState,
    record: Stored,
    attributes: readonly Pick<Attribute, 'attributeId' | 'type' | 'value' | 'description'>[],
  ) => Rejection | null;
  /** Redirects visitors of a deleted record, and clears what it must not keep. */
  beforeDelete?: (call: StaffCall, record: Stored) => void;
  /** For groups: whether a group has members, and the rejection if it has and is to be deleted. */
  members?: { any: (state: ShopState, key: Key) => boolean; rejection: Rejection };
  /** Returns whether an attribute's value names an uploaded file and can't be edited. */
  isUploaded?: (state: ShopState, key: Key & { attributeId: string }) => boolean;
}

/** @throws 404 if there is none */
export function findRecord<Key, Stored extends Key & StoredRecord>(
  state: ShopState,
  { records, pathOf, noun }: Pick<RecordKind<Key, Stored, never>, 'records' | 'pathOf' | 'noun'>,
  key: NoInfer<Key>,
): Stored {
  const path = pathOf(key);
  return getOr404(records(state), (one) => pathOf(one) === path, noun);
}

/** Returns a kind's records in order. Members are limited to one group. */
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
 * Returns the visible members of a visible group. Empty for an external group.
 * @throws 404 if the group isn't visible
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

/** Returns the version fields of a new record. */
export function firstVersion(now: Date) {
  const date = now.toISOString();
  return { image: null, version: 1, dateCreated: date, dateModified: date };
}

/** Marks the record's fields as edited, which makes open forms outdated. */
export function edited(record: { version: number; dateModified: string }, now: Date): void {
  record.version += 1;
  attributesEdited(record, now);
}

/** Marks an attribute as edited. Forms with the record's own fields stay current. */
export function attributesEdited(record: { dateModified: string }, now: Date): void {
  const later = Math.max(now.getTime(), new Date(record.dateModified).getTime() + 1);
  record.dateModified = new Date(later).toISOString();
}
