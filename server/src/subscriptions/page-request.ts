import type Stripe from 'stripe';
import type { ProviderPrice } from './refuse-item.ts';

interface PageDetails {
  attemptId: string;
  userId: string;
  customerId: string;
  catalogId: string;
  itemId: string;
  price: ProviderPrice;
  expiresAt: Date;
  publicUrl: string;
}

/** The words the provider gets; stored first, and sent again unchanged after a crash. */
export function pageRequest(details: PageDetails): Stripe.Checkout.SessionCreateParams {
  const { attemptId, userId, catalogId, itemId, price, publicUrl } = details;
  const metadata = { userId, checkoutId: attemptId, catalogId, catalogItemId: itemId };
  return {
    mode: 'subscription',
    client_reference_id: attemptId,
    metadata,
    customer: details.customerId,
    // taxes need a place: without an address on record it is the one given on the page
    customer_update: { address: 'auto' },
    line_items: [{ price: price.id, ...(!price.metered && { quantity: 1 }) }],
    automatic_tax: { enabled: true },
    billing_address_collection: 'required',
    subscription_data: { metadata },
    expires_at: Math.floor(details.expiresAt.getTime() / 1_000),
    success_url: `${publicUrl}/ui/subscriptions`,
    cancel_url: `${publicUrl}/ui/shop/${catalogId}/${itemId}`,
  };
}
