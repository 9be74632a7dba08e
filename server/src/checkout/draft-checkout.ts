import { shippingOf } from '@spindle/sdk/domain/shipping/shipping-of';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import type { components } from '@spindle/sdk/schema';
import type Stripe from 'stripe';
import type { SessionUser } from '../contract/session-user.ts';
import { draftPage, type DraftPage } from '../payments/pages/new-page.ts';
import type { SentTo } from '../payments/postal-address.ts';
import type { ShippingDetails } from '../orders/order.entity.ts';
import type { Services } from '../services.ts';
import type { CartDiscount } from './discounts/cart-discount.ts';
import { nameProducts } from './discounts/name-products.ts';
import {
  discountRows,
  providerDiscounts,
  type DiscountedRow,
} from './discounts/provider-discounts.ts';
import { ensureCustomer } from './ensure-customer.ts';
import type { CheckoutFactsState } from './load-checkout-state.ts';
import { pageRequest } from './page-request.ts';
import type { ShippableRow } from '../cart/read-cart.ts';
import { toShipping } from './to-shipping.ts';

export interface GroupedRow extends DiscountedRow {
  shippingGroup: string;
}

/** A checkout before anything is reserved for it. */
export interface NewCheckout extends DraftPage {
  fingerprint: string;
  cart: readonly GroupedRow[];
  request: Stripe.Checkout.SessionCreateParams;
  discount: CartDiscount | null;
  /** Id of the provider's promotion code or coupon. */
  discountId: string | null;
  /** Null if nothing is shipped. */
  shipTo: SentTo | null;
}

interface Draft extends CheckoutFactsState {
  fingerprint: string;
  discount: CartDiscount | null;
  /** Null if nothing is shipped. */
  quote: components['schemas']['ShippingQuote'] | null;
}

/**
 * Builds a checkout. Creates or updates the customer at the payment provider but stores nothing in
 * our database.
 */
export async function draftCheckout(
  services: Services,
  user: SessionUser,
  { cart, address, fingerprint, discount, quote }: Draft,
): Promise<NewCheckout> {
  const location = address && toShipping(address, user);
  const shipping = cart.some((row) => !row.digital) ? location : null;
  const customerId = await ensureCustomer(services, user, location);
  const named = await nameProducts(services, cart, discount);
  const discounts = await providerDiscounts(services, named, discount);
  const { publicUrl, business } = services.config;
  const page = draftPage({ userId: user.id, customerId }, services.now());
  const priced = discountRows(named, discount);
  return {
    ...page,
    fingerprint,
    cart: inShippingGroups(priced),
    request: pageRequest({
      page,
      cart: priced,
      quote,
      today: dayIn(business.timeZone, page.createdAt),
      shipping,
      from: business.warehouse,
      discounts,
      publicUrl,
    }),
    discount,
    discountId: discounts[0]?.promotion_code ?? discounts[0]?.coupon ?? null,
    shipTo: shipping && sentTo(shipping),
  };
}

const sentTo = ({ address, ...recipient }: ShippingDetails): SentTo => ({
  ...address,
  ...recipient,
});

/** Replaces each row's attributes with the shipping group they determine. */
const inShippingGroups = <Row extends ShippableRow>(rows: readonly Row[]) =>
  rows.map(({ attributes, ...row }) => ({
    ...row,
    shippingGroup: shippingOf({ digital: row.digital, attributes }).group,
  }));
