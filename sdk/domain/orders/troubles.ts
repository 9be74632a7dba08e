/** What of an order needs somebody, as the summary counts it and lists filter by it. */
export const troubles = [
  'openReturn',
  'failedRefund',
  'openDispute',
  'lostDispute',
  'unassignedRefund',
  'alert',
  'nothingDelivered',
] as const;

export type Trouble = (typeof troubles)[number];
