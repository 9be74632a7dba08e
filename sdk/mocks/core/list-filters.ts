import type { FilterValue } from '../../contract/list-dialect.ts';
import { unfitFilter as refuseFilter } from '../../contract/list-dialect.ts';

/**
 * Whether a record fits, once a value is wanted.
 * @throws Failure 400 where the value is of the wrong kind, before any record is looked at
 */
export type ListFilter<Wire> = (value: FilterValue) => (record: Wire) => boolean;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isoTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** A condition that is to hold, or not to. */
export function flag<Wire>(field: string, holds: (record: Wire) => boolean): ListFilter<Wire> {
  return (value) => {
    if (typeof value !== 'boolean') return unfitFilter(field);
    return (record) => holds(record) === value;
  };
}

/** Any of the texts; null for records that have none. */
export function oneOfTexts<Wire>(
  field: string,
  textOf: (record: Wire) => string | null,
  allowed?: readonly string[],
): ListFilter<Wire> {
  return (value) => {
    if (value === null) return (record) => textOf(record) === null;
    const texts = textsOf(field, value);
    if (allowed !== undefined && !texts.every((text) => allowed.includes(text))) unfitFilter(field);
    return (record) => texts.some((text) => text === textOf(record));
  };
}

/** Any of the ids, which are UUIDs; null for records that have none. */
export function oneOfIds<Wire>(
  field: string,
  idOf: (record: Wire) => string | null,
): ListFilter<Wire> {
  return (value) => {
    if (value === null) return (record) => idOf(record) === null;
    const ids = textsOf(field, value).map((id) => id.toLowerCase());
    if (!ids.every((id) => uuid.test(id))) unfitFilter(field);
    return (record) => ids.some((id) => id === idOf(record));
  };
}

/** Any of the e-mail addresses, in any case. */
export function oneOfEmails<Wire>(
  field: string,
  emailOf: (record: Wire) => string | null,
): ListFilter<Wire> {
  return (value) => {
    const emails = textsOf(field, value).map((email) => email.toLowerCase());
    return (record) => emails.some((email) => email === emailOf(record)?.toLowerCase());
  };
}

/** Times on one side of an ISO 8601 date or moment. */
export function moments<Wire>(
  field: string,
  momentOf: (record: Wire) => string,
  side: '>=' | '<=',
): ListFilter<Wire> {
  return (value) => {
    const fits = typeof value === 'string' && isoTime.test(value);
    const at = fits ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(at)) return unfitFilter(field);
    return (record) => {
      const moment = Date.parse(momentOf(record));
      return side === '>=' ? moment >= at : moment <= at;
    };
  };
}

/** A typed text anywhere in one of the record's, in any case. */
export function textAnywhere<Wire>(
  textsIn: (record: Wire) => (string | null)[],
  field = 'q',
): ListFilter<Wire> {
  return (value) => {
    const text = typedText(field, value);
    return (record) => textsIn(record).some((one) => one?.toLowerCase().includes(text));
  };
}

/** What somebody typed into a search box, without its outer spaces, in lower case. */
export function typedText(field: string, value: FilterValue): string {
  if (typeof value !== 'string' && typeof value !== 'number') return unfitFilter(field);
  return String(value).trim().toLowerCase();
}

/** A filter takes one value or a list of them. */
export function textsOf(field: string, value: FilterValue): string[] {
  if (value === null || typeof value === 'boolean') return unfitFilter(field);
  return [value].flat().map(String);
}

export function unfitFilter(field: string): never {
  throw refuseFilter(field);
}
