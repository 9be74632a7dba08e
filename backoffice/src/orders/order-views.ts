import type { FilterPayload } from 'react-admin';
import { isProblem, titleOf, type Problem } from './problems.ts';

/** The initial filter of the orders list. */
export const pending = { orderState: 'PENDING' } as const satisfies FilterPayload;

export function isPending(filter: FilterPayload): boolean {
  return Object.keys(filter).length === 1 && filter.orderState === pending.orderState;
}

/** Returns the problem if the filter contains nothing else, otherwise null. */
export function problemIn(filter: FilterPayload): Problem | null {
  const problem: unknown = filter.trouble;
  const isOnly = Object.keys(filter).length === 1;
  return isOnly && typeof problem === 'string' && isProblem(problem) ? problem : null;
}

export function rowsLabel(filter: FilterPayload): string {
  const problem = problemIn(filter);
  if (problem) return titleOf(problem);
  if (isPending(filter)) return 'Pending orders';
  return Object.keys(filter).length === 0 ? 'All orders' : 'Orders found';
}
