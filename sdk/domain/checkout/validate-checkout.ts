import { cartRejection } from '../cart/cart-rejection.ts';
import { rejectionForItem, type CheckoutRejection } from './present-start.ts';
import { validateCountry } from '../shipping/countries.ts';
import { notLatin } from './latin-script.ts';
import {
  enterLatinAddress,
  enterAddressFirst,
  enterOtherAddress,
  pricesChanged,
} from './replies.ts';

interface CheckoutFactsLine {
  catalogId: string;
  catalogItemId: string;
  title: string;
  quantity: number;
  unitCents: number;
  /** Unit price when the customer last saw the cart. Null if it wasn't recorded. */
  shownCents: number | null;
  digital: boolean;
}

interface CheckoutFacts {
  lines: readonly CheckoutFactsLine[];
  /** The customer's shipping address. Null if they have none. */
  address: (Parameters<typeof notLatin>[0] & { country: string }) | null;
  /** Countries the shop ships to. */
  shipTo: readonly string[];
}

/** Returns why a cart can't be paid for, or null. Doesn't check the stock. */
export function validateCheckout({
  lines,
  address,
  shipTo,
}: CheckoutFacts): CheckoutRejection | null {
  const rejection = cartRejection(lines) ?? validateSeenPrices(lines);
  if (rejection !== null) return rejection;
  if (lines.every(({ digital }) => digital)) return null;
  if (address === null) return enterAddressFirst;
  const unserved = validateCountry(address.country, shipTo);
  if (unserved !== null) return enterOtherAddress(unserved);
  return notLatin(address).length === 0 ? null : enterLatinAddress;
}

/** Rejects a cart with a changed price. Customers never pay a price they haven't seen. */
function validateSeenPrices(lines: readonly CheckoutFactsLine[]): CheckoutRejection | null {
  const changed = lines.flatMap((line) => {
    const { shownCents: from, unitCents: to } = line;
    return from === null || from === to ? [] : [{ ...line, from, to }];
  });
  const [first] = changed;
  return first === undefined ? null : rejectionForItem(pricesChanged(changed), first);
}
