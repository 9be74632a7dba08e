import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { isOneLetter, type BackOfficeSearch } from '@spindle/sdk/domain/backoffice/read-search';
import { MAX_NAMED } from '@spindle/sdk/domain/backoffice/list-limits';
import { condition, literal } from './expressions.ts';
import type { Tables } from './tables.ts';

const { and, exists, or, selectFrom } = expressionBuilder<Tables>();

/**
 * Returns true if a folded text contains all parts of the typed text. The folded text must be an
 * index's expression, or each search would read the whole table.
 */
export const holdsParts = (
  folded: Expression<unknown>,
  parts: readonly string[],
): Expression<SqlBool> =>
  and(
    parts.map((part) => {
      const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return condition`${folded} like search_fold(${pattern})`;
    }),
  );

/**
 * Does the same for any typed text, in a table whose rows are read with a limit of `MAX_NAMED` plus
 * one. No index can find a single letter, but if the table has more rows than the limit, so many
 * contain the letter that the search is rejected anyway.
 */
export function containsWords(
  folded: Expression<unknown>,
  search: BackOfficeSearch,
  table: 'users' | 'invoices',
): Expression<SqlBool> {
  const holds = holdsParts(folded, search.parts);
  if (!isOneLetter(search)) return holds;
  const last = selectFrom(table).select('id').offset(literal(MAX_NAMED)).limit(literal(1));
  return or([exists(last), holds]);
}
