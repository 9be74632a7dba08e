import { refuseCheckout } from '@spindle/sdk/domain/checkout/refuse-checkout';
import { refusePending } from '@spindle/sdk/domain/checkout/refuse-pending';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import type { CheckoutBasis } from './read-basis.ts';

/**
 * Why a cart cannot be paid for, from what the shop itself knows; null where nothing is known.
 * @param again whether the customer wants more of what a pending payment includes
 * @param shipTo the countries the shop ships to
 */
export function refuseStart(
  { cart, address, pending }: CheckoutBasis,
  { again, shipTo }: { again: boolean; shipTo: readonly string[] },
): CheckoutRefusal | null {
  const lines = cart.map((row) => ({
    ...row,
    catalogItemId: row.itemId,
    unitCents: row.priceCents,
    shownCents: row.shownPriceCents,
  }));
  return refusePending({ lines, pending, again }) ?? refuseCheckout({ lines, address, shipTo });
}
