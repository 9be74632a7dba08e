/** What can be wrong with an order's money, as the list of orders filters by it. */
export const troubles = [
  { id: 'failedRefund', name: 'Failed refund' },
  { id: 'openDispute', name: 'Open dispute' },
  { id: 'nothingDelivered', name: 'Payment without an order' },
] as const;

export type Trouble = (typeof troubles)[number]['id'];
