import { validateCheckout } from '@spindle/sdk/domain/checkout/validate-checkout';
import { validateNoPending } from '@spindle/sdk/domain/checkout/validate-no-pending';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type { CheckoutFactsState } from './load-checkout-state.ts';

/**
 * Returns the reason why a cart can't be paid, or null. Checks only what the shop itself knows.
 * @param again true if the customer confirms ordering more units of items in a pending payment
 * @param shipTo countries that the shop ships to
 */
export function validateStart(
  { cart, address, pending }: CheckoutFactsState,
  { again, shipTo }: { again: boolean; shipTo: readonly string[] },
): CheckoutRejection | null {
  const lines = cart.map((row) => ({
    ...row,
    catalogItemId: row.itemId,
    unitCents: row.priceCents,
    shownCents: row.shownPriceCents,
  }));
  return (
    validateNoPending({ lines, pending, again }) ?? validateCheckout({ lines, address, shipTo })
  );
}
