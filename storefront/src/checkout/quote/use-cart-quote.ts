import { withFreeShipping } from '@spindle/sdk/domain/shipping/last-quote';
import { useQuery } from '@tanstack/react-query';
import { isDigital } from '../../cart/cart-status.ts';
import type { CartLine } from '../../cart/queries.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useCartSums } from '../../cart/use-cart-sums.ts';
import { cartQuoteQuery } from './quote-query.ts';
import { usePlace, type Place } from '../../addresses/place.ts';
import { useSavedPlace } from './saved-place.ts';

const NO_PLACE = { country: '', zip: '' };

/**
 * Returns what it costs the customer to ship the cart to `to`. Without it, uses the place stored in this browser
 * or else, unless `to` is null, the address used last. Waits until the shop has the cart that is
 * shown. Requests nothing for an all-digital cart.
 */
export function useCartQuote(lines: CartLine[], to?: Place | null) {
  const { settled } = useCart();
  const stored = usePlace();
  const saved = useSavedPlace({ enabled: to === undefined && stored === null });
  const place = to ?? stored ?? saved ?? null;
  const ships = lines.length > 0 && !isDigital(lines);
  const quote = useQuery({
    ...cartQuoteQuery(place ?? NO_PLACE, lines),
    enabled: place !== null && ships && settled,
  });
  const { error, refetch, isFetching } = quote;
  const free = useCartSums().sums?.discount?.freeShipping === true;
  const data = quote.data && free ? withFreeShipping(quote.data) : quote.data;
  return {
    place,
    quote: { data, error, refetch, isFetching },
    ships,
    known: place !== null || saved !== undefined,
    /** The cheapest option. */
    standard: data?.options[0],
    asking: place !== null && ships && !data && !error,
  };
}
