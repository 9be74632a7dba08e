/**
 * How the shop is told whose order is meant. Of buyers whom the payment provider does not know it
 * takes any word; none at all would be a form that is not filled in.
 */
export function buyerName(customerId: string | null): string {
  return customerId || 'none';
}
