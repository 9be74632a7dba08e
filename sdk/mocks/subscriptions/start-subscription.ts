import { isBuyable } from '../cart/cart-rows.ts';
import { findItem, isOf, keyTextOf } from '../catalog/find-record.ts';
import { chargeOf } from '../checkout/charge-lines.ts';
import { closeCheckout } from '../checkout/close-checkout.ts';
import { ensureCustomer } from '../checkout/ensure-customer.ts';
import type { Refusal } from '../checkout/refuse-cart.ts';
import type { CheckoutStart } from '../checkout/start-checkout.ts';
import type { MockCall } from '../core/call.ts';
import type { AtProvider, Checkout, ShopState } from '../state.ts';
import { passPeriods } from './pass-periods.ts';
import { fromDollars } from '../../domain/money/dollars.ts';

type Item = ShopState['items'][number];
type Price = NonNullable<AtProvider['Price']>;

/**
 * Answers the page to subscribe on. The same item at the same price gets its open page again;
 * another item of the catalogue replaces it.
 * @throws Failure 404 for an item there is not
 */
export function startSubscription(call: MockCall<'startSubscription'>): CheckoutStart {
  const { state, user, params, origin } = call;
  passPeriods(call, origin);
  const item = findItem(state, params);
  const price = chargedPrice(state, item);
  const refused = refuseItem(state, item, price);
  if (refused) return refused;
  const active = state.subscriptions.some(
    ({ userId, catalogId, endedAt }) =>
      userId === user.userId && catalogId === item.catalogId && endedAt === null,
  );
  if (active) return { reason: 'ACTIVE GROUP' };
  const open = state.checkouts.find(
    ({ userId, mode, lines, state: standing }) =>
      userId === user.userId &&
      mode === 'subscription' &&
      standing === 'OPEN' &&
      lines[0]?.catalogId === item.catalogId,
  );
  const same = open?.lines.some((line) => isOf(line, item)) && open.priceId === price?.id;
  if (open && same) return { url: pageOf(origin, open) };
  if (!price?.active || price.recurring === null) return priceChanging(item);
  ensureCustomer(user, call.newId);
  if (open) closeCheckout(call, open);
  return { url: pageOf(origin, openPage(call, item, price)) };
}

/** The published one, unless the item was edited since so that another is to be charged. */
function chargedPrice({ publications }: ShopState, item: Item): Price | null {
  const at = publications[keyTextOf(item)];
  return at?.priceForgotten ? null : (at?.Price ?? null);
}

function refuseItem(state: ShopState, item: Item, price: Price | null): Refusal | null {
  const { title } = item;
  if (!item.subscription) {
    return because(item, `${title} is not sold by subscription. Please add it to your cart.`);
  }
  if (!isBuyable(state, item)) {
    return because(item, `${title} is not on sale. Please choose another one.`);
  }
  if (item.inventory <= 0) {
    return because(item, `${title} is sold out. Please choose another one.`);
  }
  return price?.unit_amount === fromDollars(item.price) ? null : priceChanging(item);
}

function priceChanging(item: Item): Refusal {
  return because(
    item,
    `The price of ${item.title} is being changed, so nobody can subscribe to it just now. ` +
      'Please try again later, or write to us.',
  );
}

const because = ({ catalogId, catalogItemId }: Item, reason: string): Refusal => ({
  reason,
  item: { catalogId, catalogItemId },
});

function openPage(
  { state, user, now, newId }: MockCall<'startSubscription'>,
  { catalogId, catalogItemId, title, price }: Item,
  { id: priceId, recurring }: Price,
): Checkout {
  // what is paid by use costs nothing at the start
  const metered = recurring?.usage_type === 'metered';
  const line = { catalogId, catalogItemId, title, quantity: 1, price: metered ? 0 : price };
  const { grossCents, taxCents } = chargeOf(state, line, user.address?.country ?? 'US');
  const checkout: Checkout = {
    checkoutId: newId(),
    userId: user.userId,
    mode: 'subscription',
    priceId,
    lines: [line],
    tax: taxCents,
    shippingPrice: 0,
    total: grossCents,
    state: 'OPEN',
    orderIds: [],
    returnUrl: '/ui/subscriptions',
    cancelUrl: `/ui/shop/${catalogId}/${catalogItemId}`,
    dateCreated: now.toISOString(),
  };
  state.checkouts.push(checkout);
  return checkout;
}

const pageOf = (origin: string, { checkoutId }: Checkout) => `${origin}/mock/pay/${checkoutId}`;
