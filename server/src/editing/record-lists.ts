import {
  flag,
  oneOfTexts,
  textAnywhere,
  textsOf,
  type ListFilter,
} from '../database/list-filters.ts';
import type { ListSource } from '../database/list-query.ts';

interface GroupTable {
  table: string;
  /** The column that names a group. */
  id: string;
  columns: string;
}

/** The back-office's list of catalogues, or of sections. */
export function groupList({ table, id, columns }: GroupTable) {
  const source: ListSource = {
    from: table,
    key: [id],
    columns,
    where: 'deleted_at is null',
    sortable: { ...sortable, id: [id] },
    filters: {
      ...filters,
      id: oneOfTexts(id),
      external: flag('external'),
      q: textAnywhere('lower(title)', id),
    },
  };
  return { defaultSort: { field: 'listingOrderWeight', direction: 'ASC' }, source } as const;
}

interface MemberTable {
  /** The columns are those of the table under the name `m`. */
  table: string;
  /** The columns that name its group, and itself within it. */
  key: readonly [group: string, id: string];
  /** The field that names its group. */
  group: string;
  columns: string;
  sortable?: ListSource['sortable'];
  filters?: ListSource['filters'];
}

/** The back-office's list of items, or of elements. */
export function memberList({ table, key: [groupId, id], group, columns, ...more }: MemberTable) {
  const source: ListSource = {
    from: `${table} m`,
    key: [groupId, id],
    columns,
    where: 'deleted_at is null',
    sortable: {
      ...sortable,
      [group]: [groupId, 'listing_order_weight'],
      id: [groupId, id],
      ...more.sortable,
    },
    filters: {
      ...filters,
      id: byBothIds(groupId, id),
      [group]: oneOfTexts(groupId),
      digital: flag('digital'),
      subscription: flag('subscription'),
      q: textAnywhere('lower(title)', id),
      ...more.filters,
    },
  };
  return { defaultSort: { field: group, direction: 'ASC' }, source } as const;
}

const sortable = {
  listingOrderWeight: ['listing_order_weight'],
  title: ['lower(title)'],
  dateCreated: ['created_at'],
  dateModified: ['updated_at'],
};

const filters = {
  enabled: flag('enabled'),
  expired: flag('expired'),
  locked: flag('locked'),
};

/** `spindles_er20`; neither part has an underscore. */
function byBothIds(groupId: string, id: string): ListFilter {
  return (wanted, bind) => {
    const ids = textsOf(wanted);
    return ids && `${groupId} || '_' || ${id} = any(${bind(ids)}::text[])`;
  };
}
