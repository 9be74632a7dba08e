import { whyNotCart } from '../cart/why-not.ts';
import type { Refusal } from '../refusal.ts';
import { refuseCountry } from '../shipping/countries.ts';
import { enterAddressFirst, enterOtherAddress } from './replies.ts';

interface CheckoutFacts {
  lines: readonly { quantity: number; unitCents: number; digital: boolean }[];
  /** Where the customer has their parcels sent; null where they never said. */
  address: { country: string } | null;
  /** The countries the shop ships to. */
  shipTo: readonly string[];
}

/** Why a cart cannot be paid for, whatever there is of its items; else null. */
export function refuseCheckout({ lines, address, shipTo }: CheckoutFacts): Refusal | null {
  const refusal = whyNotCart(lines);
  if (refusal !== null) return refusal;
  if (lines.every(({ digital }) => digital)) return null;
  if (address === null) return enterAddressFirst;
  const unserved = refuseCountry(address.country, shipTo);
  return unserved === null ? null : enterOtherAddress(unserved);
}
