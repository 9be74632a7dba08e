import { validateCheckout } from '@spindle/sdk/domain/checkout/validate-checkout';
import { validateNoPending } from '@spindle/sdk/domain/checkout/validate-no-pending';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type { CheckoutFactsState } from './load-checkout-state.ts';

/**
 * Why a cart cannot be paid for, from what the shop itself knows; null where nothing is known.
 * @param again whether the customer wants more of what a pending payment includes
 * @param shipTo the countries the shop ships to
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
