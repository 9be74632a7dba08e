import { PAYABLE_MINUTES } from '../../domain/checkout/payable.ts';
import type { components } from '../../src/schema.d.ts';
import type { MockCall } from '../core/call.ts';
import type { Checkout, ShopState } from '../state.ts';
import { latestOrders } from '../orders/completed-checkout.ts';
import { expireCheckouts } from './close-checkout.ts';
import { ownCheckout } from './own-checkout.ts';
import { pageOf } from './start-checkout.ts';

type CheckoutStatus = components['schemas']['CheckoutStatus'];

const NOTHING = { session: null, RedirectUrl: null, payableUntil: null };

/** How a customer's checkout stands: the one that is named, or the latest one of a cart. */
export function readCheckoutStatus(call: MockCall<'getCheckoutStatus'>): CheckoutStatus {
  const { state, user, query, origin } = call;
  expireCheckouts(call);
  const checkout =
    query.subscription !== undefined
      ? latestPage(state, user.userId, query.subscription)
      : query.session
        ? ownCheckout(state, user.userId, query.session)
        : state.checkouts.findLast((one) => one.userId === user.userId && one.mode === 'payment');
  if (checkout === undefined) {
    if (query.subscription !== undefined) return { state: 'NONE', ...NOTHING };
    // what was bought before the shop was opened has no checkout
    return { state: latestOrders(state, user.userId).length > 0 ? 'PAID' : 'NONE', ...NOTHING };
  }
  const session = checkout.checkoutId;
  if (checkout.state !== 'OPEN') {
    const stands = checkout.state === 'AWAITING' ? 'CONFIRMING' : checkout.state;
    return { ...NOTHING, state: stands, session };
  }
  const payableUntil = new Date(
    Date.parse(checkout.dateCreated) + PAYABLE_MINUTES * 60_000,
  ).toISOString();
  return { state: 'OPEN', session, RedirectUrl: pageOf(origin, checkout), payableUntil };
}

/** To subscribe to that. */
function latestPage(
  { checkouts }: Pick<ShopState, 'checkouts'>,
  buyerId: string,
  subscriptionId: string,
): Checkout | undefined {
  return checkouts.findLast(
    ({ userId, mode, lines: [line] }) =>
      userId === buyerId &&
      mode === 'subscription' &&
      `${line?.catalogId}_${line?.catalogItemId}` === subscriptionId,
  );
}
