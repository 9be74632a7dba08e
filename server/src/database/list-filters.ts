import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { condition } from './expressions.ts';
import type { Tables } from './tables.ts';
import {
  booleanOf,
  choicesOf,
  filterBy,
  idsOf,
  momentOf,
  orNull,
  textsOf,
  lowerTextsOf,
  typedText,
  type FilterValue,
} from '@spindle/sdk/contract/filter-values';
import { tidyTag } from '@spindle/sdk/domain/remarks/tags';

/**
 * One filter of a list: the condition that a wanted value asks for, or undefined where the filter
 * can't take such a value.
 */
export type ListFilter = (value: FilterValue) => Expression<SqlBool> | undefined;

/** A filter that has to look something up before it can tell its condition. */
export type ListLookup = (
  em: EntityManager,
  value: FilterValue,
) => Promise<Expression<SqlBool> | undefined>;

/** Any of the texts; null for those that have none. */
export const oneOfTexts = (
  column: Expression<string | null>,
  allowed?: readonly string[],
): ListFilter =>
  orNull(
    condition`${column} is null`,
    filterBy(
      (value) => (allowed ? choicesOf(value, allowed) : textsOf(value)),
      (texts) => condition`${column} = any(${texts}::text[])`,
    ),
  );

/** Any of the ids; null for those that have none. */
export const oneOfIds = (column: Expression<string | null>): ListFilter =>
  orNull(
    condition`${column} is null`,
    filterBy(idsOf, (ids) => condition`${column} = any(${ids}::uuid[])`),
  );

/** Any of the texts, in whatever case, of an expression in lower case; null for those that have none. */
export const oneOfTextsInAnyCase = (expression: Expression<string | null>): ListFilter =>
  orNull(
    condition`${expression} is null`,
    filterBy(lowerTextsOf, (texts) => condition`${expression} = any(${texts}::text[])`),
  );

/** A condition that is to hold, or not to. */
export const flag = (holds: Expression<SqlBool>): ListFilter =>
  filterBy(booleanOf, (requested) =>
    requested ? condition`(${holds})` : condition`not (${holds})`,
  );

/** Any of the words that staff put on records. */
export const taggedWith =
  (column: Expression<string[] | null>): ListFilter =>
  (value) => {
    const tags = textsOf(value)?.map(tidyTag);
    return tags && condition`${column} && ${tags}::text[]`;
  };

/** Times on one side of an ISO 8601 date or moment. */
export const moments = (column: Expression<Date | null>, side: '>=' | '<='): ListFilter =>
  filterBy(momentOf, (at) =>
    side === '>=' ? condition`${column} >= ${at}` : condition`${column} <= ${at}`,
  );

/** A typed text anywhere in one of the lower-case expressions. */
export const textAnywhere = (...expressions: Expression<string | null>[]): ListFilter =>
  filterBy(typedText, (text) => holdsText(expressions, text));

/** Whether one of the lower-case expressions has the text in it, of which no part is a pattern. */
export function holdsText(expressions: readonly Expression<string | null>[], text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(expressions.map((one) => condition`${one} like ${pattern}`));
}

const { or } = expressionBuilder<Tables>();
