import {
  booleanOf,
  choicesOf,
  filterBy,
  idsOf,
  momentOf,
  lowerTextsOf,
  orNull,
  textsOf,
  typedText,
  type FilterValue,
} from '../../contract/filter-values.ts';
import { holdsAll, readSearch, searched } from '../../domain/backoffice/read-search.ts';

/** Whether a record fits; undefined where the filter can't take such a value. */
export type ListFilter<Wire> = (value: FilterValue) => ((record: Wire) => boolean) | undefined;

type Fields<Wire> = readonly (keyof Wire & string)[];

/** The filters of a list, by the kind of value they take; they compare the field of their name. */
export interface ListFilters<Wire> {
  /** UUIDs; null for records that have none. */
  ids?: Fields<Wire>;
  /** Texts as they are; null for records that have none. */
  texts?: Fields<Wire>;
  /** E-mail addresses, in any case; null for records that have none. */
  emails?: Fields<Wire>;
  /** True or false. */
  flags?: Fields<Wire>;
  /** Times on one side of another: `dateCreated_gte` and `dateCreated_lte`. */
  times?: Fields<Wire>;
  others?: Record<string, ListFilter<Wire>>;
}

/** By their names. */
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

/** Any of the values that `read` finds; null for records that have none. */
export function oneOf<Wire>(
  valueOf: (record: Wire) => unknown,
  read: (value: FilterValue) => readonly unknown[] | undefined,
): ListFilter<Wire> {
  return orNull(
    (record) => valueOf(record) === null,
    filterBy(read, (values) => (record) => values.includes(valueOf(record))),
  );
}

/** Any of the texts, of which there are only some; null for records that have none. */
export const oneOfChoices = <Wire>(
  textOf: (record: Wire) => string | null,
  choices: readonly string[],
): ListFilter<Wire> => oneOf(textOf, (value) => choicesOf(value, choices));

/** Any of the ids, of records that are of several. */
export const someOf =
  <Wire>(idsIn: (record: Wire) => readonly (string | null)[]): ListFilter<Wire> =>
  (value) => {
    const ids = lowerIds(value);
    return ids && ((record) => idsIn(record).some((id) => id !== null && ids.includes(id)));
  };

/** A condition that is to hold, or not to. */
export const flag = <Wire>(holds: (record: Wire) => boolean): ListFilter<Wire> =>
  filterBy(booleanOf, (requested) => (record) => holds(record) === requested);

const compared = <Wire>(
  valueOf: (record: Wire) => unknown,
  fits: (time: number, limit: number) => boolean,
): ListFilter<Wire> =>
  filterBy(momentOf, (limit) => (record) => fits(Date.parse(String(valueOf(record))), +limit));

/** A typed text anywhere in one of the record's, in any case. */
export const textAnywhere = <Wire>(
  textsIn: (record: Wire) => (string | null)[],
): ListFilter<Wire> =>
  filterBy(
    typedText,
    (text) => (record) => textsIn(record).some((one) => one?.toLowerCase().includes(text)),
  );

/** All words of a typed text in the record's, as the real shop finds them by an index. */
export const holdsWords = <Wire>(textsIn: (record: Wire) => (string | null)[]): ListFilter<Wire> =>
  filterBy(typedText, (text) => {
    const search = readSearch(text);
    return (record) => text === '' || holdsAll(search, searched(...textsIn(record)));
  });
