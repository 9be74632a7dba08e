/** A value of a list's filter as it came over the wire. */
export type FilterValue = string | number | boolean | null | readonly (string | number)[];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isoTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Whether a text can be the id of a record at all. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** The value or values as texts that a database can hold; undefined where they are none. */
export function textsOf(value: FilterValue): string[] | undefined {
  if (value === null || typeof value === 'boolean') return undefined;
  const texts = typeof value === 'object' ? value.map(String) : [String(value)];
  return texts.some((text) => text.includes('\0')) ? undefined : texts;
}

/** The value or values as ids; undefined where one can't be an id. */
export function idsOf(value: FilterValue): string[] | undefined {
  const ids = textsOf(value);
  return ids?.every(isId) ? ids : undefined;
}

/** An ISO 8601 date or moment; undefined for anything else. */
export function momentOf(value: FilterValue): Date | undefined {
  if (typeof value !== 'string' || !isoTime.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : new Date(at);
}

/** What somebody typed into a search box, without its outer spaces, in lower case. */
export function typedText(value: FilterValue): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim().toLowerCase();
  return text.includes('\0') ? undefined : text;
}
