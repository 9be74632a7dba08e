import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { condition } from './expressions.ts';
import type { Tables } from './tables.ts';

const { and } = expressionBuilder<Tables>();

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
