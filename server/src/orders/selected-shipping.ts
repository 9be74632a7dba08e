import type Stripe from 'stripe';
import type { SentTo } from '../payments/postal-address.ts';
import type { ShippingDetails } from './order.entity.ts';

export interface SelectedShipping {
  grossCents: number;
  taxCents: number;
  /** Standard or Express. Null if nothing needs shipping. */
  preference: string | null;
  shipping: ShippingDetails | null;
}

/**
 * Returns the shipping method selected on the payment page, its price and the address.
 * @param sentTo address that the shop sent to the page, or null if nothing needs shipping
 */
export function selectedShipping(
  session: Stripe.Checkout.Session,
  sentTo: SentTo | null,
): SelectedShipping {
  const cost = session.shipping_cost;
  const rate = cost?.shipping_rate;
  const shipping = sentTo?.name === undefined ? shippingPaid(session) : requestedShipping(sentTo);
  return {
    grossCents: cost?.amount_total ?? 0,
    taxCents: cost?.amount_tax ?? 0,
    preference: rate && typeof rate !== 'string' ? rate.display_name : null,
    shipping: shipping && withPhone(shipping, session),
  };
}

function requestedShipping({ name, company, phone, asTyped, ...address }: SentTo): ShippingDetails {
  return {
    name: name ?? null,
    ...(company !== undefined && { company }),
    address,
    ...(phone !== undefined && { phone }),
    ...(asTyped && { asTyped }),
  };
}

/** Reads the address from the provider, for checkouts created before the shop stored addresses. */
function shippingPaid({ payment_intent: intent }: Stripe.Checkout.Session): ShippingDetails | null {
  const shipping = intent === null || typeof intent === 'string' ? null : intent.shipping;
  const address = shipping?.address;
  return shipping
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
    : null;
}

/** Adds the phone number entered on the payment page if the page asked for it. */
function withPhone(
  shipping: ShippingDetails,
  { phone_number_collection: collection, customer_details: customer }: Stripe.Checkout.Session,
): ShippingDetails {
  const phone = shipping.phone ?? (collection?.enabled ? customer?.phone : null);
  return { ...shipping, ...(phone && { phone }) };
}
