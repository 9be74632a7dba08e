/** Reasons why an order needs attention. The dashboard counts them and lists filter by them. */
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
