/** Problems that staff have to resolve. Order lists can be filtered by problem. */
export const problems = [
  { id: 'openReturn', name: 'Open return', all: 'Open returns' },
  { id: 'failedRefund', name: 'Failed refund', all: 'Orders with a failed refund' },
  { id: 'openDispute', name: 'Open dispute', all: 'Orders with an open dispute' },
  { id: 'lostDispute', name: 'Lost dispute', all: 'Orders with a lost dispute' },
  { id: 'unassignedRefund', name: 'Unassigned refund', all: 'Orders with an unassigned refund' },
  { id: 'alert', name: 'Alert', all: 'Orders with an alert' },
  { id: 'nothingDelivered', name: 'Unmatched payment', all: 'Unmatched payments' },
] as const;

export type Problem = (typeof problems)[number]['id'];

export function isProblem(text: string | null): text is Problem {
  return problems.some(({ id }) => id === text);
}

/** Returns the title of a list of all orders with this problem. */
export function titleOf(problem: Problem): string {
  return problems.find(({ id }) => id === problem)?.all ?? 'Orders';
}
