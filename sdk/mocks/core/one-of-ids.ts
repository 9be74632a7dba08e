import type { FilterValue } from '../../contract/list-dialect.ts';
import { isOneOf, unfitFilter } from './answer-list.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A filter by any of the ids; null for records that have none. */
export function oneOfIds<Wire>(field: string, idOf: (record: Wire) => string | null) {
  return (record: Wire, wanted: FilterValue): boolean => {
    const values = Array.isArray(wanted) ? wanted : [wanted];
    const fit = wanted === null || values.every((value) => uuid.test(String(value)));
    return fit ? isOneOf(idOf(record), wanted) : unfitFilter(field);
  };
}
