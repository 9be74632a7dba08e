import {
  idsOf,
  momentOf,
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
  add(kinds.emails, (valueOf) => oneOf((record) => lower(valueOf(record)), lowerTexts));
  add(kinds.flags, (valueOf) => flag((record) => valueOf(record) === true));
  add(kinds.times, (valueOf) => compared(valueOf, (time, limit) => time >= limit), '_gte');
  add(kinds.times, (valueOf) => compared(valueOf, (time, limit) => time <= limit), '_lte');
  for (const [name, filter] of Object.entries(kinds.others ?? {})) filters.set(name, filter);
  return filters;
}

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
const lowerTexts = (value: FilterValue) => textsOf(value)?.map((text) => text.toLowerCase());
const lowerIds = (value: FilterValue) => idsOf(value)?.map((id) => id.toLowerCase());

function oneOf<Wire>(
  valueOf: (record: Wire) => unknown,
  read: (value: FilterValue) => readonly unknown[] | undefined,
): ListFilter<Wire> {
  return (value) => {
    if (value === null) return (record) => valueOf(record) === null;
    const values = read(value);
    return values && ((record) => values.includes(valueOf(record)));
  };
}

/** Any of the texts, of which there are only some; null for records that have none. */
export const oneOfChoices = <Wire>(
  textOf: (record: Wire) => string | null,
  choices: readonly string[],
): ListFilter<Wire> =>
  oneOf(textOf, (value) => {
    const texts = textsOf(value);
    return texts?.every((text) => choices.includes(text)) ? texts : undefined;
  });

/** A condition that is to hold, or not to. */
export function flag<Wire>(holds: (record: Wire) => boolean): ListFilter<Wire> {
  return (value) => (typeof value === 'boolean' ? (record) => holds(record) === value : undefined);
}

function compared<Wire>(
  valueOf: (record: Wire) => unknown,
  fits: (time: number, limit: number) => boolean,
): ListFilter<Wire> {
  return (value) => {
    const limit = momentOf(value)?.getTime();
    if (limit === undefined) return undefined;
    return (record) => fits(Date.parse(String(valueOf(record))), limit);
  };
}

/** A typed text anywhere in one of the record's, in any case. */
export function textAnywhere<Wire>(textsIn: (record: Wire) => (string | null)[]): ListFilter<Wire> {
  return (value) => {
    const text = typedText(value);
    if (text === undefined) return undefined;
    return (record) => textsIn(record).some((one) => one?.toLowerCase().includes(text));
  };
}

/** All words of a typed text in the record's, as the real shop finds them by an index. */
export function holdsWords<Wire>(textsIn: (record: Wire) => (string | null)[]): ListFilter<Wire> {
  return (value) => {
    const text = typedText(value);
    if (text === undefined) return undefined;
    if (text === '') return () => true;
    const search = readSearch(text);
    return (record) => holdsAll(search, searched(...textsIn(record)));
  };
}
