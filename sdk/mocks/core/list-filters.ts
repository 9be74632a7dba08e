import {
  booleanOf,
  choicesOf,
  filterBy,
  idsOf,
  dateTimeOf,
  lowerTextsOf,
  orNull,
  textsOf,
  typedText,
  type FilterValue,
} from '../../contract/filter-values.ts';
import { containsAll, readSearch, searched } from '../../domain/backoffice/read-search.ts';

/** Returns a test for a filter's value, or undefined if the value is invalid. */
export type ListFilter<Wire> = (value: FilterValue) => ((record: Wire) => boolean) | undefined;

type Fields<Wire> = readonly (keyof Wire & string)[];

/** A list's filters by the type of their value. Each compares the field of the same name. */
export interface ListFilters<Wire> {
  /** UUIDs. Null matches records that have none. */
  ids?: Fields<Wire>;
  /** Exact texts. Null matches records that have none. */
  texts?: Fields<Wire>;
  /** Email addresses, ignoring case. Null matches records that have none. */
  emails?: Fields<Wire>;
  /** True or false. */
  flags?: Fields<Wire>;
  /** Time ranges: `dateCreated_gte` and `dateCreated_lte`. */
  times?: Fields<Wire>;
  others?: Record<string, ListFilter<Wire>>;
}

/** Returns the filters by name. */
export function namedFilters<Wire>(kinds: ListFilters<Wire>): Map<string, ListFilter<Wire>> {
  const filters = new Map<string, ListFilter<Wire>>();
  type ValueOf = (record: Wire) => unknown;
  const add = (
    fields: Fields<Wire> = [],
    filterOf: (valueOf: ValueOf) => ListFilter<Wire>,
    ending = '',
  ) => {
    for (const field of fields)
      filters.set(
        field + ending,
        filterOf((record) => record[field]),
      );
  };
  add(kinds.ids, (valueOf) => oneOf(valueOf, lowerIds));
  add(kinds.texts, (valueOf) => oneOf(valueOf, textsOf));
  add(kinds.emails, (valueOf) => oneOf((record) => inLowerCase(valueOf(record)), lowerTextsOf));
  add(kinds.flags, (valueOf) => flag((record) => valueOf(record) === true));
  add(kinds.times, (valueOf) => compared(valueOf, (time, limit) => time >= limit), '_gte');
  add(kinds.times, (valueOf) => compared(valueOf, (time, limit) => time <= limit), '_lte');
  for (const [name, filter] of Object.entries(kinds.others ?? {})) filters.set(name, filter);
  return filters;
}

const inLowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
const lowerIds = (value: FilterValue) => idsOf(value)?.map((id) => id.toLowerCase());

/** Matches any of the values that `read` parses. Null matches records that have none. */
export function oneOf<Wire>(
  valueOf: (record: Wire) => unknown,
  read: (value: FilterValue) => readonly unknown[] | undefined,
): ListFilter<Wire> {
  return orNull(
    (record) => valueOf(record) === null,
    filterBy(read, (values) => (record) => values.includes(valueOf(record))),
  );
}

/** Matches any of a fixed set of texts. Null matches records that have none. */
export const oneOfChoices = <Wire>(
  textOf: (record: Wire) => string | null,
  choices: readonly string[],
): ListFilter<Wire> => oneOf(textOf, (value) => choicesOf(value, choices));

/** Matches any of the ids, for records that have several. */
export const someOf =
  <Wire>(idsIn: (record: Wire) => readonly (string | null)[]): ListFilter<Wire> =>
  (value) => {
    const ids = lowerIds(value);
    return ids && ((record) => idsIn(record).some((id) => id !== null && ids.includes(id)));
  };

/** Matches records for which a condition is true, or those for which it is false. */
export const flag = <Wire>(holds: (record: Wire) => boolean): ListFilter<Wire> =>
  filterBy(booleanOf, (requested) => (record) => holds(record) === requested);

const compared = <Wire>(
  valueOf: (record: Wire) => unknown,
  matches: (time: number, limit: number) => boolean,
): ListFilter<Wire> =>
  filterBy(dateTimeOf, (limit) => (record) => matches(Date.parse(String(valueOf(record))), +limit));

/** Matches a text anywhere in the record's texts, ignoring case. */
export const textAnywhere = <Wire>(
  textsIn: (record: Wire) => (string | null)[],
): ListFilter<Wire> =>
  filterBy(
    typedText,
    (text) => (record) => textsIn(record).some((one) => one?.toLowerCase().includes(text)),
  );

/** Matches records that contain all words of a text, as the real shop does with an index. */
export const containsWords = <Wire>(
  textsIn: (record: Wire) => (string | null)[],
): ListFilter<Wire> =>
  filterBy(typedText, (text) => {
    const search = readSearch(text);
    return (record) => text === '' || containsAll(search, searched(...textsIn(record)));
  });
