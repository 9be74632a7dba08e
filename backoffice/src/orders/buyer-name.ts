/**
 * Returns the buyer's id for calls that must name an order's customer. For buyers without an id at
 * the payment provider, the server accepts any non-empty string.
 */
export function buyerName(customerId: string | null): string {
  return customerId || 'none';
}
