import { refuseCountry } from '@spindle/sdk/domain/shipping/countries';
import type { CheckoutBasis } from './read-basis.ts';
import { refuseCart, type Refusal } from './refusal.ts';
import {
  awaitingPayment,
  enterAddressFirst,
  enterOtherAddress,
} from '@spindle/sdk/domain/checkout/replies';

/**
 * Why a cart cannot be paid for, from what the shop itself knows; null where nothing is known.
 * @param fingerprint of the cart and its address
 * @param shipTo the countries the shop ships to
 */
export function refuseStart(
  { cart, address, awaiting }: CheckoutBasis,
  { fingerprint, shipTo }: { fingerprint: string; shipTo: readonly string[] },
): Refusal | null {
  const refusal = refuseCart(cart);
  if (refusal) return refusal;
  if (cart.some((row) => !row.digital)) {
    if (!address) return enterAddressFirst;
    const reason = refuseCountry(address.country, shipTo);
    if (reason !== null) return enterOtherAddress(reason);
  }
  if (!awaiting.includes(fingerprint)) return null;
  return awaitingPayment;
}
