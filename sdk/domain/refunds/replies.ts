import { formatDollars } from '../money/dollars.ts';

/** What is said to staff who gave money back. */
export const refundMade = (cents: number) => `$${formatDollars(cents)} goes back to the customer.`;

/** What stands in the order's history. */
export const refundAsked = (cents: number, reason: string) =>
  `Refund of $${formatDollars(cents)} by staff: ${reason}`;
