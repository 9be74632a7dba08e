import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type Stripe from 'stripe';
import { ensureCustomer } from '../checkout/ensure-customer.ts';
import { toShipping } from '../checkout/to-shipping.ts';
import type { SessionUser } from '../contract/session-user.ts';
import { commonRequest, draftPage, type DraftPage } from '../payments/pages/new-page.ts';
import type { Services } from '../services.ts';
import type { SubscribableItem } from './load-start-state.ts';
import { readPrice, type ProviderPrice } from './validate-item.ts';

/** A subscription's payment page before it is stored. */
export interface NewSubscriptionPage extends DraftPage {
  catalogId: string;
  itemId: string;
  priceId: string;
  /** The price shown in the shop, before taxes. */
  priceCents: number;
  subtotalCents: number;
  request: Stripe.Checkout.SessionCreateParams;
}

/**
 * Builds a subscription's payment page. Reads the price and creates or updates the customer at the
 * payment provider, but stores nothing in our database.
 */
export async function draftSubscription(
  services: Services,
  user: SessionUser,
  { item, address }: { item: SubscribableItem; address: StreetAddress | null },
): Promise<NewSubscriptionPage | CheckoutRejection> {
  const price = await readPrice(services.stripe, item);
  if ('reason' in price) return price;
  const customerId = await ensureCustomer(services, user, address && toShipping(address, user));
  const page = draftPage({ userId: user.id, customerId }, services.now());
  const { catalogId, itemId, priceCents } = item;
  return {
    ...page,
    catalogId,
    itemId,
    priceId: price.id,
    priceCents,
    subtotalCents: price.metered ? 0 : priceCents,
    request: requestOf(page, { item, price, publicUrl: services.config.publicUrl }),
  };
}

/**
 * Builds the page's request. The request is stored before it is sent, so a retry after a crash
 * sends exactly the same request.
 */
function requestOf(
  page: DraftPage,
  { item, price, publicUrl }: { item: SubscribableItem; price: ProviderPrice; publicUrl: string },
): Stripe.Checkout.SessionCreateParams {
  const { catalogId, itemId } = item;
  const metadata = {
    userId: page.userId,
    checkoutId: page.id,
    catalogId,
    catalogItemId: itemId,
  };
  return {
    mode: 'subscription',
    ...commonRequest(page),
    metadata,
    line_items: [{ price: price.id, ...(!price.metered && { quantity: 1 }) }],
    subscription_data: { metadata },
    success_url: `${publicUrl}/ui/subscriptions`,
    cancel_url: `${publicUrl}/ui/shop/${catalogId}/${itemId}`,
  };
}
