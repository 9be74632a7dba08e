import { sql, type Expression } from 'kysely';
import type { SearchRequest } from '@spindle/sdk/domain/search/read-search';
import type { Term } from '@spindle/sdk/domain/search/read-query';
import { rankedQuery, titleQuery } from './conditions.ts';

/** Of more items than these, those that have the words in their title are all as good. */
const MOST_RANKED = 1000;

type Sorted = SearchRequest & { terms: readonly Term[] };

/** Whether some items are better than others. */
export const isRanked = ({ sort, terms }: Sorted): boolean =>
  sort === 'relevance' && rankedQuery(terms) !== undefined;

/** Of `hits`, that many of which are `counted`: what comes first. */
export function orderOf({ sort, terms }: Sorted): Expression<unknown> {
  switch (sort) {
    case 'price':
      return sql`price_cents`;
    case '-price':
      return sql`price_cents desc`;
    case 'newest':
      return sql`created_at desc`;
    case 'title':
      return sql`title_key collate "C"`;
    default:
      return byRank(terms);
  }
}

function byRank(terms: readonly Term[]): Expression<unknown> {
  const rank = rankedQuery(terms);
  if (rank === undefined) return sql`title_key collate "C"`;
  const title = titleQuery(terms);
  const inTitle = title === undefined ? sql`0` : sql`(head_words @@ ${title})::int`;
  return sql`case when (select total from counted) > ${sql.lit(MOST_RANKED)} then ${inTitle}
    else ts_rank('{0.1, 0.2, 0.5, 1}', head_words, ${rank}) end desc`;
}
