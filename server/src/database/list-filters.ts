/** A value of a list's filter as it came over the wire. */
export type Wanted = string | number | boolean | null | readonly (string | number)[];

/** Binds a value and answers its placeholder. */
export type Bind = (value: unknown) => string;

/**
 * One filter of a list: the condition that a wanted value asks for, or undefined where the filter
 * can't take such a value. Column names come from the code, values only ever through `bind`.
 */
export type ListFilter = (wanted: Wanted, bind: Bind) => string | undefined;

/** Any of the texts; null for those that have none. */
export const oneOfTexts =
  (column: string, allowed?: readonly string[]): ListFilter =>
  (wanted, bind) => {
    if (wanted === null) return `${column} is null`;
    const texts = textsOf(wanted);
    if (texts === undefined) return undefined;
    if (allowed !== undefined && !texts.every((text) => allowed.includes(text))) return undefined;
    return `${column} = any(${bind(texts)}::text[])`;
  };

/** Any of the ids; null for those that have none. */
export const oneOfIds =
  (column: string): ListFilter =>
  (wanted, bind) => {
    if (wanted === null) return `${column} is null`;
    const ids = textsOf(wanted);
    if (ids === undefined || !ids.every((id) => uuid.test(id))) return undefined;
    return `${column} = any(${bind(ids)}::uuid[])`;
  };

/** A condition that is to hold, or not to. */
export const flag =
  (condition: string): ListFilter =>
  (wanted) =>
    typeof wanted === 'boolean' ? `(${condition}) is ${wanted}` : undefined;

/** Times on one side of an ISO 8601 date or moment. */
export const moments =
  (column: string, side: '>=' | '<='): ListFilter =>
  (wanted, bind) => {
    if (typeof wanted !== 'string' || !isoTime.test(wanted)) return undefined;
    const at = Date.parse(wanted);
    return Number.isNaN(at) ? undefined : `${column} ${side} ${bind(new Date(at))}`;
  };

/** A typed text anywhere in one of the lower-case expressions. */
export const textAnywhere =
  (...expressions: string[]): ListFilter =>
  (wanted, bind) => {
    const text = typedText(wanted);
    if (text === undefined) return undefined;
    const pattern = bind(`%${escapeLike(text)}%`);
    return `(${expressions.map((expression) => `${expression} like ${pattern}`).join(' or ')})`;
  };

/** What somebody typed into a search box, without its outer spaces, in lower case. */
export function typedText(wanted: Wanted): string | undefined {
  if (typeof wanted !== 'string' && typeof wanted !== 'number') return undefined;
  const text = String(wanted).trim().toLowerCase();
  return text.includes('\0') ? undefined : text;
}

/** So that `%` and `_` in a `like` pattern mean themselves. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** The value or values as texts the database can hold. */
export function textsOf(wanted: Wanted): string[] | undefined {
  if (wanted === null || typeof wanted === 'boolean') return undefined;
  const texts = typeof wanted === 'object' ? wanted.map(String) : [String(wanted)];
  return texts.some((text) => text.includes('\0')) ? undefined : texts;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isoTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Whether a text can be the id of a row at all. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
