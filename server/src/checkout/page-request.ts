import type Stripe from 'stripe';
import type { CartRow } from '../cart/read-cart.ts';
import type { DiscountedRow } from './discounts/provider-discounts.ts';
import type { CustomsPlace } from '@spindle/sdk/domain/shipping/customs/customs-zone';
import { needsPhone } from '@spindle/sdk/domain/shipping/customs/customs-zone';
import type { Day } from '@spindle/sdk/domain/time/calendar';
import type { components } from '@spindle/sdk/schema';
import type { ShippingDetails } from '../orders/order.entity.ts';
import { commonRequest, type DraftPage } from '../payments/pages/new-page.ts';
import { shippingOptions } from './shipping-options.ts';

interface Order {
  page: DraftPage;
  cart: readonly DiscountedRow[];
  /** Null if nothing is shipped. */
  quote: components['schemas']['ShippingQuote'] | null;
  /** In the shop's time zone. */
  today: Day;
  shipping: ShippingDetails | null;
  /** The warehouse's location. */
  from: CustomsPlace;
  /** At most one discount. */
  discounts: Stripe.Checkout.SessionCreateParams.Discount[];
  publicUrl: string;
}

/**
 * Builds the request for a payment page. The request is stored before it is sent, so a retry after
 * a crash sends exactly the same request.
 */
export function pageRequest(order: Order): Stripe.Checkout.SessionCreateParams {
  const metadata = { checkoutId: order.page.id };
  return {
    mode: 'payment',
    ...commonRequest(order.page),
    metadata,
    line_items: order.cart.map(lineItem),
    ...(order.discounts.length > 0 && { discounts: order.discounts }),
    // carriers reject international parcels without a phone number
    ...(requiresPhone(order) && { phone_number_collection: { enabled: true } }),
    ...(order.quote && { shipping_options: shippingOptions(order.quote, order.today) }),
    payment_intent_data: {
      metadata,
      ...(order.shipping && { shipping: providerShipping(order.shipping) }),
    },
    success_url: `${order.publicUrl}/ui/orders/checkoutComplete?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${order.publicUrl}/ui/cart`,
  };
}

function requiresPhone({ shipping, from }: Order): boolean {
  const { address } = shipping ?? {};
  return needsPhone(address && { ...shipping, ...address, zip: address.postal_code }, from);
}

/** Returns true if the published price equals the shop's current price. */
export function usesPublishedPrice(row: CartRow): boolean {
  return row.providerPriceId !== null && row.providerPriceCents === row.priceCents;
}

function lineItem(
  row: DiscountedRow,
  position: number,
): Stripe.Checkout.SessionCreateParams.LineItem {
  if (row.providerPriceId !== null && usesPublishedPrice(row)) {
    return { price: row.providerPriceId, quantity: row.quantity };
  }
  return {
    quantity: row.quantity,
    price_data: {
      currency: 'usd',
      unit_amount: row.priceCents,
      tax_behavior: 'exclusive',
      ...(row.namedProductId === null
        ? { product_data: productData(row, position) }
        : { product: row.namedProductId }),
    },
  };
}

function productData(row: DiscountedRow, position: number) {
  return {
    name: row.title,
    ...(row.description && { description: row.description }),
    ...(row.taxCode && { tax_code: row.taxCode }),
    metadata: { position: String(position) },
  };
}

/** Converts an address to the provider's format. Missing fields become empty strings. */
export function providerShipping({ address, name, phone }: ShippingDetails) {
  return {
    name: name ?? '',
    ...(phone !== undefined && { phone }),
    address: {
      line1: address.line1 ?? '',
      line2: address.line2 ?? '',
      city: address.city ?? '',
      state: address.state ?? '',
      postal_code: address.postal_code ?? '',
      country: address.country ?? '',
    },
  };
}
