import { soldItem } from '../orders/sold-item.ts';
import { isBuyable } from '../catalog/kits.ts';
import { findItem, isOf, keyTextOf } from '../catalog/find-record.ts';
import { chargeOf } from '../checkout/prices.ts';
import { closeCheckout, ensureCustomer } from '../checkout/close-checkout.ts';
import { pageOf } from '../checkout/start-checkout.ts';
import type { MockCall } from '../core/call.ts';
import { rejectionForItem, type CheckoutStart } from '../../domain/checkout/present-start.ts';
import { validateSubscribing } from '../../domain/subscriptions/validate-subscribing.ts';
import type { AtProvider, Checkout, ShopState } from '../state.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import { activeGroup, priceChanging } from '../../domain/subscriptions/replies.ts';

type Item = ShopState['items'][number];
type Price = NonNullable<AtProvider['Price']>;

/**
 * Returns the page on which to subscribe. The same item at the same price keeps its open page.
 * Another item of the catalog replaces the page.
 * @throws Failure 404 if the item doesn't exist
 */
export function startSubscription(call: MockCall<'startSubscription'>): CheckoutStart {
  const { state, user, params, origin } = call;
  const item = findItem(state, params);
  const price = chargedPrice(state, item);
  const rejected = validateSubscribing({
    ...item,
    buyable: isBuyable(state, item),
    available: item.inventory,
    priceCents: fromDollars(item.price),
    chargedCents: price?.unit_amount ?? null,
  });
  if (rejected) return rejectionForItem(rejected, item);
  const active = state.subscriptions.some(
    ({ userId, catalogId, endedAt }) =>
      userId === user.userId && catalogId === item.catalogId && endedAt === null,
  );
  if (active) return { ...activeGroup };
  const open = state.checkouts.find(
    ({ userId, mode, lines, state: status }) =>
      userId === user.userId &&
      mode === 'subscription' &&
      status === 'OPEN' &&
      lines[0]?.catalogId === item.catalogId,
  );
  const same = open?.lines.some((line) => isOf(line, item)) && open.priceId === price?.id;
  if (open && same) return { url: pageOf(origin, open) };
  if (!price?.active || price.recurring === null) {
    return rejectionForItem(priceChanging(item.title), item);
  }
  ensureCustomer(user, call.newId);
  if (open) closeCheckout(call, open);
  return { url: pageOf(origin, createPage(call, item, price)) };
}

/**
 * Returns the published price. Returns null if an edit of the item has made it outdated, or if none
 * is published.
 */
function chargedPrice({ publications }: ShopState, item: Item): Price | null {
  const at = publications[keyTextOf(item)];
  return at?.priceForgotten ? null : (at?.Price ?? null);
}

function createPage(
  { state, user, now, newId }: MockCall<'startSubscription'>,
  item: Item,
  { id: priceId, recurring }: Price,
): Checkout {
  // a metered subscription costs nothing when it starts
  const metered = recurring?.usage_type === 'metered';
  const price = metered ? 0 : item.price;
  const line = soldItem({ item: { ...item, price }, quantity: 1 });
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
    cancelUrl: `/ui/shop/${item.catalogId}/${item.catalogItemId}`,
    dateCreated: now.toISOString(),
  };
  state.checkouts.push(checkout);
  return checkout;
}
