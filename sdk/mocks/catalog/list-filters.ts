import type { FilterValue } from '../../contract/list-dialect.ts';
import { holdsText, isOneOf, unfitFilter } from '../core/answer-list.ts';

type Filter<Wire> = (record: Wire, value: FilterValue) => boolean;

/** A condition that is to hold, or not to. */
export function flag<Wire>(field: string, holds: (record: Wire) => boolean): Filter<Wire> {
  return (record, value) =>
    typeof value === 'boolean' ? holds(record) === value : unfitFilter(field);
}

/** Any of the texts. */
export function oneOfTexts<Wire>(
  field: string,
  textOf: (record: Wire) => string | null,
): Filter<Wire> {
  return (record, value) =>
    typeof value === 'boolean' ? unfitFilter(field) : isOneOf(textOf(record), value);
}

/** A typed text anywhere in one of the record's, in any case. */
export function textAnywhere<Wire>(
  textsOf: (record: Wire) => (string | null)[],
  field = 'q',
): Filter<Wire> {
  return (record, value) =>
    typeof value === 'string' || typeof value === 'number'
      ? holdsText(textsOf(record), String(value).trim())
      : unfitFilter(field);
}

const isoTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Times on one side of an ISO 8601 date or moment. */
export function moments<Wire>(
  field: string,
  momentOf: (record: Wire) => string,
  side: '>=' | '<=',
): Filter<Wire> {
  return (record, value) => {
    const at = typeof value === 'string' && isoTime.test(value) ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(at)) return unfitFilter(field);
    const moment = Date.parse(momentOf(record));
    return side === '>=' ? moment >= at : moment <= at;
  };
}
