/** A value of a list's filter as received. */
export type FilterValue = string | number | boolean | null | readonly (string | number)[];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isoTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Returns whether a text can be a record's id at all. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/**
 * Returns the value or values as texts that a database can store, or undefined if they can't be
 * stored.
 */
export function textsOf(value: FilterValue): string[] | undefined {
  if (value === null || typeof value === 'boolean') return undefined;
  const texts = typeof value === 'object' ? value.map(String) : [String(value)];
  return texts.some((text) => text.includes('\0')) ? undefined : texts;
}

/** Returns the value or values as ids, or undefined if one can't be an id. */
export function idsOf(value: FilterValue): string[] | undefined {
  const ids = textsOf(value);
  return ids?.every(isId) ? ids : undefined;
}

export const lowerTextsOf = (value: FilterValue): string[] | undefined =>
  textsOf(value)?.map((text) => text.toLowerCase());

/** Returns the value or values if all are among the allowed texts, otherwise undefined. */
export function choicesOf(value: FilterValue, choices: readonly string[]): string[] | undefined {
  const texts = textsOf(value);
  return texts?.every((text) => choices.includes(text)) ? texts : undefined;
}

export const booleanOf = (value: FilterValue): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/**
 * Creates a filter from a parser and a condition. The filter returns undefined for an invalid
 * value.
 */
export const filterBy =
  <Value, Condition>(
    read: (value: FilterValue) => Value | undefined,
    conditionOf: (value: Value) => Condition,
  ) =>
  (value: FilterValue): Condition | undefined => {
    const requested = read(value);
    return requested === undefined ? undefined : conditionOf(requested);
  };

/** Wraps a filter so that null matches records without a value. */
export const orNull =
  <Condition>(isNull: Condition, filter: (value: FilterValue) => Condition | undefined) =>
  (value: FilterValue): Condition | undefined =>
    value === null ? isNull : filter(value);

/** Parses an ISO 8601 date or time. Returns undefined for anything else. */
export function dateTimeOf(value: FilterValue): Date | undefined {
  if (typeof value !== 'string' || !isoTime.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : new Date(at);
}

/** Returns the text from a search box, trimmed and in lower case. */
export function typedText(value: FilterValue): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim().toLowerCase();
  return text.includes('\0') ? undefined : text;
}
