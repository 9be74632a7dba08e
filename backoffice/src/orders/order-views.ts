import type { FilterPayload } from 'react-admin';
import { isTrouble, titleOf, type Trouble } from './troubles.ts';

/** The filter the list of orders starts with. */
export const pending = { orderState: 'PENDING' } as const satisfies FilterPayload;

export function isPending(filter: FilterPayload): boolean {
  return Object.keys(filter).length === 1 && filter.orderState === pending.orderState;
}

/** Returns the problem if it is the only filter, otherwise null. */
export function troubleIn(filter: FilterPayload): Trouble | null {
  const trouble: unknown = filter.trouble;
  const alone = Object.keys(filter).length === 1;
  return alone && typeof trouble === 'string' && isTrouble(trouble) ? trouble : null;
}

/** Returns the label of the rows that a filter finds. */
export function rowsLabel(filter: FilterPayload): string {
  const trouble = troubleIn(filter);
  if (trouble) return titleOf(trouble);
  if (isPending(filter)) return 'Pending orders';
  return Object.keys(filter).length === 0 ? 'All orders' : 'Orders found';
}
