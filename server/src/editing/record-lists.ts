import { expressionBuilder, type Expression } from 'kysely';
import { condition, lower } from '../database/expressions.ts';
import { textsOf } from '@spindle/sdk/contract/filter-values';
import { flag, oneOfTexts, textAnywhere, type ListFilter } from '../database/list-filters.ts';
import type { GroupRow, MemberRow } from './record-rows.ts';

interface RecordTable extends GroupRow, Omit<MemberRow, 'attributes'> {
  deleted_at: Date | null;
}

const { eb, ref } = expressionBuilder<{ record: RecordTable }, 'record'>();

/**
 * The parts shared by the back-office lists of catalogs and sections. Each list has its own
 * columns.
 */
export const groupList = (id: Expression<string>) => ({
  defaultSort: { field: 'listingOrderWeight', direction: 'ASC' as const },
  key: [id],
  where,
  sortable: { ...sortable, id: [id] },
  filters: {
    ...filters,
    id: oneOfTexts(id),
    external: flag(ref('external')),
    q: textAnywhere(lower(ref('title')), id),
  },
});

interface Member {
  /** The columns for the group's id and for the record's own id within the group. */
  key: readonly [group: Expression<string>, id: Expression<string>];
  /** The field that names the record's group. */
  group: string;
}

/**
 * The parts shared by the back-office lists of items and elements. Each list has its own columns.
 */
export const memberList = ({ key: [groupId, id], group }: Member) => ({
  defaultSort: { field: group, direction: 'ASC' as const },
  key: [groupId, id],
  where,
  sortable: {
    ...sortable,
    [group]: [groupId, ref('listing_order_weight')],
    id: [groupId, id],
  },
  filters: {
    ...filters,
    id: byBothIds(groupId, id),
    [group]: oneOfTexts(groupId),
    digital: flag(ref('digital')),
    subscription: flag(ref('subscription')),
    q: textAnywhere(lower(ref('title')), id),
  },
});

const where = eb('deleted_at', 'is', null);

const sortable = {
  listingOrderWeight: [ref('listing_order_weight')],
  title: [lower(ref('title'))],
  dateCreated: [ref('created_at')],
  dateModified: [ref('updated_at')],
};

const filters = {
  enabled: flag(ref('enabled')),
  expired: flag(ref('expired')),
  locked: flag(ref('locked')),
};

/** Filters by ids such as `spindles_er20`. Neither part contains an underscore. */
function byBothIds(groupId: Expression<string>, id: Expression<string>): ListFilter {
  return (value) => {
    const ids = textsOf(value);
    return ids && condition`${groupId} || '_' || ${id} = any(${ids}::text[])`;
  };
}
