import { sql, type Expression } from 'kysely';
import type { Term } from '@spindle/sdk/domain/search/read-query';
import { isInPlace, type SearchRequest } from '@spindle/sdk/domain/search/read-search';
import { rankedQuery, titleQuery } from './conditions.ts';

/** With more hits than this, all items with the words in their title rank equally. */
const MAX_RANKED = 1000;

type SortedSearch = SearchRequest & { terms: readonly Term[] };

/** Returns true if items are ranked by relevance. */
export const isRanked = ({ sort, terms }: SortedSearch): boolean =>
  sort === 'relevance' && rankedQuery(terms) !== undefined;

const byTitle = sql`title_key collate "C"`;

/**
 * Returns the sort keys for `hits`, whose number is in `counted`. The last keys make the order
 * unambiguous.
 */
export function orderOf(search: SortedSearch): readonly Expression<unknown>[] {
  const keys = [sql`catalog_id`, sql`item_id`];
  if (isInPlace(search)) return [sql`listing_order_weight`, ...keys];
  return [mainOrder(search), byTitle, ...keys];
}

function mainOrder({ sort, terms }: SortedSearch): Expression<unknown> {
  switch (sort) {
    case 'price':
      return sql`price_cents`;
    case '-price':
      return sql`price_cents desc`;
    case 'newest':
      return sql`created_at desc`;
    case 'title':
      return byTitle;
    default:
      return byRank(terms);
  }
}

function byRank(terms: readonly Term[]): Expression<unknown> {
  const rank = rankedQuery(terms);
  if (rank === undefined) return byTitle;
  const title = titleQuery(terms);
  const inTitle = title === undefined ? sql`0` : sql`(head_words @@ ${title})::int`;
  return sql`case when (select found from counted) > ${sql.lit(MAX_RANKED)} then ${inTitle}
    else ts_rank('{0.1, 0.2, 0.5, 1}', head_words, ${rank}) end desc`;
}
