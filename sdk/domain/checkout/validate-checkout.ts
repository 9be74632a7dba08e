import { whyNotCart } from '../cart/why-not.ts';
import { blaming, type CheckoutRejection } from './present-start.ts';
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
  /** What one cost when the customer last saw the cart; null where nobody noted it. */
  shownCents: number | null;
  digital: boolean;
}

interface CheckoutFacts {
  lines: readonly CheckoutFactsLine[];
  /** Where the customer has their parcels sent; null where they never said. */
  address: (Parameters<typeof notLatin>[0] & { country: string }) | null;
  /** The countries the shop ships to. */
  shipTo: readonly string[];
}

/** Why a cart cannot be paid for, whatever there is of its items; else null. */
export function validateCheckout({
  lines,
  address,
  shipTo,
}: CheckoutFacts): CheckoutRejection | null {
  const rejection = whyNotCart(lines) ?? validateSeenPrices(lines);
  if (rejection !== null) return rejection;
  if (lines.every(({ digital }) => digital)) return null;
  if (address === null) return enterAddressFirst;
  const unserved = validateCountry(address.country, shipTo);
  if (unserved !== null) return enterOtherAddress(unserved);
  return notLatin(address).length === 0 ? null : enterLatinAddress;
}

/** Nobody pays a price they have not seen. */
function validateSeenPrices(lines: readonly CheckoutFactsLine[]): CheckoutRejection | null {
  const changed = lines.flatMap((line) => {
    const { shownCents: from, unitCents: to } = line;
    return from === null || from === to ? [] : [{ ...line, from, to }];
  });
  const [first] = changed;
  return first === undefined ? null : blaming(pricesChanged(changed), first);
}
