import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { typedText } from '@spindle/sdk/contract/filter-values';
import { readSearch } from '@spindle/sdk/domain/backoffice/read-search';
import { MAX_NAMED } from '@spindle/sdk/domain/backoffice/list-limits';
import { startOfNumber } from '@spindle/sdk/domain/invoices/document';
import { db } from '../database/db.ts';
import { anyOf, condition, lower } from '../database/expressions.ts';
import { containsWords } from '../database/holds-parts.ts';
import type { ListLookup } from '../database/list-filters.ts';
import { rejectTooMany } from '../database/reject-too-many.ts';
import type { Aliased } from '../database/tables.ts';

const { and, eb, ref } = expressionBuilder<Aliased<{ v: 'invoices' }>, 'v'>();

/** Must match the expression in the index `invoices_by_words`. */
const searchText = sql`search_fold(' ' || ${ref('v.customer_name')} || ' ' || ${ref('v.email')})`;

/**
 * Finds invoices `v` whose number begins with the search text, or whose customer's name and email
 * address contain all the words.
 */
export const invoicesByText: ListLookup = async (em, value) => {
  const text = typedText(value);
  if (text === undefined) return undefined;
  if (text === '') return condition`true`;
  const found = await db(em)
    .selectFrom('invoices as v')
    .select(['v.id', 'v.issued_at as at'])
    .where(matches(text))
    .limit(MAX_NAMED + 1)
    .execute();
  rejectTooMany(text, found);
  const days = found.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime());
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return condition`false`;
  return and([
    eb('v.id', '=', anyOf(found.map(({ id }) => id))),
    // numbers ascend by day, so a scan in list order needs to read only these days
    eb('v.issued_at', '>=', first),
    eb('v.issued_at', '<=', last),
  ]);
};

function matches(text: string): Expression<SqlBool> {
  const start = startOfNumber(text);
  // Must match the expression in the index `invoices_by_number`.
  if (start !== null) return condition`${lower(ref('v.number'))} like ${`${start}%`}`;
  const search = readSearch(text);
  return search.parts.length === 0
    ? condition`false`
    : containsWords(searchText, search, 'invoices');
}
