/**
 * What processes hold in memory: catalogs with their items, sections with their elements,
 * redirects, and the shop's settings.
 */
export const changeKinds = ['catalogue', 'content', 'redirect', 'settings'] as const;

export type ChangeKind = (typeof changeKinds)[number];

interface RecordedTable {
  kind: ChangeKind;
  /** The column with the group's id. */
  group: string;
  /** The column with the member's id, if the table holds members. */
  member?: string;
  /** What visitors see of a row that changes without an edit, as an expression on its columns. */
  besides?: (row: 'new' | 'old') => string;
  /** Selects the keys (kind, group, member) of other records that show something of this row. */
  also?: string;
}

/**
 * Returns the trigger that records, within the changing transaction, the rows that visitors now see
 * differently. An edit is recognized by its version and time.
 */
export function recordChanges(
  table: string,
  { kind, group, member, besides, also }: RecordedTable,
) {
  const id = (column: string) => `coalesce(new."${column}", old."${column}")`;
  const memberId = member === undefined ? `''` : id(member);
  const same = ['"version"', '"updated_at"', '"enabled"', '"deleted_at"']
    .map((column) => `new.${column} is not distinct from old.${column}`)
    .concat(besides === undefined ? [] : `${besides('new')} = ${besides('old')}`)
    .join(' and ');
  const insert = (rows: string) =>
    `insert into window_changes (kind, group_id, member_id) ${rows} on conflict do nothing`;
  const inserts = [
    insert(`values ('${kind}', ${id(group)}, ${memberId})`),
    ...(also === undefined ? [] : [insert(also)]),
  ].join('; ');
  return {
    name: `${table}_seen_otherwise`,
    timing: 'after' as const,
    events: ['insert' as const, 'update' as const, 'delete' as const],
    forEach: 'row' as const,
    body: `if tg_op = 'UPDATE' then if ${same} then return null; end if; end if; ${inserts}; return null`,
  };
}
