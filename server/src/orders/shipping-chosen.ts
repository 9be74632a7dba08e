import type Stripe from 'stripe';
import type { ShippingDetails } from './order.entity.ts';

export interface ShippingChosen {
  grossCents: number;
  taxCents: number;
  /** Standard or Express; null when nothing is shipped. */
  preference: string | null;
  shipping: ShippingDetails | null;
}

/** Which shipping the customer chose on the payment page, what it cost, and where it goes. */
export function shippingChosen(session: Stripe.Checkout.Session): ShippingChosen {
  const cost = session.shipping_cost;
  const rate = cost?.shipping_rate;
  const intent = session.payment_intent;
  const shipping = intent === null || typeof intent === 'string' ? null : intent.shipping;
  const address = shipping?.address;
  return {
    grossCents: cost?.amount_total ?? 0,
    taxCents: cost?.amount_tax ?? 0,
    preference: rate && typeof rate !== 'string' ? rate.display_name : null,
    shipping: shipping
      ? {
          name: shipping.name ?? null,
          address: {
            line1: address?.line1 ?? null,
            line2: address?.line2 || null,
            city: address?.city ?? null,
            state: address?.state ?? null,
            postal_code: address?.postal_code ?? null,
            country: address?.country ?? null,
          },
        }
      : null,
  };
}
