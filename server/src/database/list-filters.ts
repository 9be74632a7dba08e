import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { condition } from './expressions.ts';
import type { Tables } from './tables.ts';
import {
  booleanOf,
  choicesOf,
  filterBy,
  idsOf,
  dateTimeOf,
  orNull,
  textsOf,
  lowerTextsOf,
  typedText,
  type FilterValue,
} from '@spindle/sdk/contract/filter-values';
import { tidyTag } from '@spindle/sdk/domain/remarks/tags';

/**
 * A list filter. Returns the condition for a value, or undefined if the filter can't accept the
 * value.
 */
export type ListFilter = (value: FilterValue) => Expression<SqlBool> | undefined;

/** A filter that has to look something up before it can return its condition. */
export type ListLookup = (
  em: EntityManager,
  value: FilterValue,
) => Promise<Expression<SqlBool> | undefined>;

/** Matches any of the texts. Null matches rows without a text. */
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

/** Matches any of the ids. Null matches rows without an id. */
export const oneOfIds = (column: Expression<string | null>): ListFilter =>
  orNull(
    condition`${column} is null`,
    filterBy(idsOf, (ids) => condition`${column} = any(${ids}::uuid[])`),
  );

/**
 * Matches any of the texts in a lower-case expression, ignoring case. Null matches rows without a
 * text.
 */
export const oneOfTextsInAnyCase = (expression: Expression<string | null>): ListFilter =>
  orNull(
    condition`${expression} is null`,
    filterBy(lowerTextsOf, (texts) => condition`${expression} = any(${texts}::text[])`),
  );

/** Matches rows for which the condition is true, or those for which it is false. */
export const flag = (holds: Expression<SqlBool>): ListFilter =>
  filterBy(booleanOf, (requested) =>
    requested ? condition`(${holds})` : condition`not (${holds})`,
  );

/** Matches any of the tags that staff put on records. */
export const taggedWith =
  (column: Expression<string[] | null>): ListFilter =>
  (value) => {
    const tags = textsOf(value)?.map(tidyTag);
    return tags && condition`${column} && ${tags}::text[]`;
  };

/** Matches times before or after an ISO 8601 date or time. */
export const dateTimeRange = (column: Expression<Date | null>, side: '>=' | '<='): ListFilter =>
  filterBy(dateTimeOf, (at) =>
    side === '>=' ? condition`${column} >= ${at}` : condition`${column} <= ${at}`,
  );

/** Matches a typed text anywhere in one of the lower-case expressions. */
export const textAnywhere = (...expressions: Expression<string | null>[]): ListFilter =>
  filterBy(typedText, (text) => containsText(expressions, text));

/**
 * Returns true if one of the lower-case expressions contains the text, in which no character is a
 * wildcard.
 */
export function containsText(expressions: readonly Expression<string | null>[], text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(expressions.map((one) => condition`${one} like ${pattern}`));
}

const { or } = expressionBuilder<Tables>();
