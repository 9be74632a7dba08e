/** What of an order needs somebody, as the summary counts it and lists filter by it. */
export const problems = [
  'openReturn',
  'failedRefund',
  'openDispute',
  'lostDispute',
  'unassignedRefund',
  'alert',
  'nothingDelivered',
] as const;

export type Problem = (typeof problems)[number];
