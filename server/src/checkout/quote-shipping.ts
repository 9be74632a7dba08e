import type { CartRow } from '../cart/read-cart.ts';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import type { ShippingQuote } from '@spindle/sdk/domain/shipping/quotes';
import type { Services } from '../services.ts';
import { shippingOf } from './shipping-groups.ts';

/** What the customer may choose from; the configured rates where the carrier gateway is away. */
export async function quoteShipping(
  services: Services,
  cart: readonly CartRow[],
  to: StreetAddress,
): Promise<ShippingQuote[]> {
  const ounces = cart.reduce(
    (sum, row) => sum + shippingOf(services, row).ounces * row.quantity,
    0,
  );
  try {
    const quotes = await services.carrier.quote({ to, ounces });
    if (quotes.length > 0) return quotes;
    services.log.warn({ to: to.country }, 'no carrier rates for this address');
  } catch (error) {
    services.log.warn({ err: error }, 'the carrier gateway gave no rates');
  }
  const { standardCents, expressCents } = services.config.business.fallbackShipping;
  return [
    { preference: 'Standard', service: 'Standard', cents: standardCents, days: null },
    { preference: 'Express', service: 'Express', cents: expressCents, days: null },
  ];
}
