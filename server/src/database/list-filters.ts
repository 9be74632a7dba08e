import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { condition, literal } from './expressions.ts';
import type { Tables } from './tables.ts';

/** A value of a list's filter as it came over the wire. */
export type FilterValue = string | number | boolean | null | readonly (string | number)[];

/**
 * One filter of a list: the condition that a wanted value asks for, or undefined where the filter
 * can't take such a value.
 */
export type ListFilter = (value: FilterValue) => Expression<SqlBool> | undefined;

/** Any of the texts; null for those that have none. */
export const oneOfTexts =
  (column: Expression<string | null>, allowed?: readonly string[]): ListFilter =>
  (value) => {
    if (value === null) return condition`${column} is null`;
    const texts = textsOf(value);
    if (texts === undefined) return undefined;
    if (allowed !== undefined && !texts.every((text) => allowed.includes(text))) return undefined;
    return condition`${column} = any(${texts}::text[])`;
  };

/** Any of the ids; null for those that have none. */
export const oneOfIds =
  (column: Expression<string | null>): ListFilter =>
  (value) => {
    if (value === null) return condition`${column} is null`;
    const ids = textsOf(value);
    if (ids === undefined || !ids.every(isId)) return undefined;
    return condition`${column} = any(${ids}::uuid[])`;
  };

/** Any of the texts, in whatever case; the expression is in lower case. */
export const oneOfTextsInAnyCase =
  (expression: Expression<string | null>): ListFilter =>
  (value) => {
    const texts = textsOf(value)?.map((text) => text.toLowerCase());
    return texts && condition`${expression} = any(${texts}::text[])`;
  };

/** A condition that is to hold, or not to. */
export const flag =
  (holds: Expression<SqlBool>): ListFilter =>
  (value) =>
    typeof value === 'boolean' ? condition`(${holds}) is ${literal(value)}` : undefined;

/** Times on one side of an ISO 8601 date or moment. */
export const moments =
  (column: Expression<Date | null>, side: '>=' | '<='): ListFilter =>
  (value) => {
    if (typeof value !== 'string' || !isoTime.test(value)) return undefined;
    const at = Date.parse(value);
    if (Number.isNaN(at)) return undefined;
    return side === '>='
      ? condition`${column} >= ${new Date(at)}`
      : condition`${column} <= ${new Date(at)}`;
  };

/** A typed text anywhere in one of the lower-case expressions. */
export const textAnywhere =
  (...expressions: Expression<string | null>[]): ListFilter =>
  (value) => {
    const text = typedText(value);
    return text === undefined ? undefined : holdsText(expressions, text);
  };

/** Whether one of the lower-case expressions has the text in it, of which no part is a pattern. */
export function holdsText(expressions: readonly Expression<string | null>[], text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(expressions.map((one) => condition`${one} like ${pattern}`));
}

/** What somebody typed into a search box, without its outer spaces, in lower case. */
export function typedText(value: FilterValue): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim().toLowerCase();
  return text.includes('\0') ? undefined : text;
}

/** The value or values as texts the database can hold. */
export function textsOf(value: FilterValue): string[] | undefined {
  if (value === null || typeof value === 'boolean') return undefined;
  const texts = typeof value === 'object' ? value.map(String) : [String(value)];
  return texts.some((text) => text.includes('\0')) ? undefined : texts;
}

const { or } = expressionBuilder<Tables>();
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isoTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Whether a text can be the id of a row at all. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
