import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { isOneLetter, type BackOfficeSearch } from '@spindle/sdk/domain/backoffice/read-search';
import { MAX_NAMED } from '@spindle/sdk/domain/backoffice/list-limits';
import { condition, literal } from './expressions.ts';
import type { Tables } from './tables.ts';

const { and, exists, or, selectFrom } = expressionBuilder<Tables>();

/**
 * Whether a folded text has all parts of what was typed. The text is the expression of an index, or
 * each search would read the whole table.
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
 * The same of all that was typed, in a table's rows that are read with a limit of `MAX_NAMED` and one.
 * No index helps to find a letter alone: where there are many rows it finds any, which are too many.
 */
export function holdsWords(
  folded: Expression<unknown>,
  search: BackOfficeSearch,
  table: 'users' | 'invoices',
): Expression<SqlBool> {
  const holds = holdsParts(folded, search.parts);
  if (!isOneLetter(search)) return holds;
  const last = selectFrom(table).select('id').offset(literal(MAX_NAMED)).limit(literal(1));
  return or([exists(last), holds]);
}
