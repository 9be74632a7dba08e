/**
 * Returns the buyer's id for calls that have to name an order's customer. For buyers without an id
 * at the payment provider the server accepts any word, but not an empty one.
 */
export function buyerName(customerId: string | null): string {
  return customerId || 'none';
}
