import { validateCheckout } from '@spindle/sdk/domain/checkout/validate-checkout';
import { validateNoPending } from '@spindle/sdk/domain/checkout/validate-no-pending';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type { CheckoutFactsState } from './load-checkout-state.ts';

/**
 * Returns why a cart cannot be paid, as far as the shop itself knows, or null.
 * @param again true if the customer confirms ordering more of items in a pending payment
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
