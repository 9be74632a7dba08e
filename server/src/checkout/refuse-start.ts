import { refuseCheckout } from '@spindle/sdk/domain/checkout/refuse-checkout';
import { awaitingPayment } from '@spindle/sdk/domain/checkout/replies';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import type { CheckoutBasis } from './read-basis.ts';

/**
 * Why a cart cannot be paid for, from what the shop itself knows; null where nothing is known.
 * @param fingerprint of the cart and its address
 * @param shipTo the countries the shop ships to
 */
export function refuseStart(
  { cart, address, awaiting }: CheckoutBasis,
  { fingerprint, shipTo }: { fingerprint: string; shipTo: readonly string[] },
): CheckoutRefusal | null {
  const lines = cart.map((row) => ({
    ...row,
    catalogItemId: row.itemId,
    unitCents: row.priceCents,
    shownCents: row.shownPriceCents,
  }));
  return (
    refuseCheckout({ lines, address, shipTo }) ??
    (awaiting.includes(fingerprint) ? awaitingPayment : null)
  );
}
