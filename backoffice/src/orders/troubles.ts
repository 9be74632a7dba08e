/** What of an order waits for somebody, as the list of orders filters by it. */
export const troubles = [
  { id: 'openReturn', name: 'Open return' },
  { id: 'failedRefund', name: 'Failed refund' },
  { id: 'openDispute', name: 'Open dispute' },
  { id: 'nothingDelivered', name: 'Payment without an order' },
] as const;

export type Trouble = (typeof troubles)[number]['id'];
