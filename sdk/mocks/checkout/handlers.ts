import { requireLatin } from '../../contract/require-latin.ts';
import {
  presentAddressCheck,
  validateAddress,
  waitingAddress,
} from '../../domain/checkout/address-check.ts';
import {
  addressToConfirm,
  confirmInBook,
  presentAddressStart,
} from '../../domain/checkout/address-on-record.ts';
import { businessOf } from '../config/business.ts';
import type { MockHandlers } from '../core/call.ts';
import { presentStart } from '../../domain/checkout/present-start.ts';
import {
  noCheckout,
  PAYABLE_MINUTES,
  presentStatus,
  type StatusRow,
} from '../../domain/checkout/present-status.ts';
import { quoteShipping, standardOf } from './quotes.ts';
import { startCheckout, pageOf } from './start-checkout.ts';
import { checkAddressFirst, addressSaved } from '../../domain/checkout/replies.ts';
import { presentRejection } from '../../domain/rejection.ts';
import { verifyAddress } from '../../demo/carrier/verify-address.ts';
import type { Checkout, ShopState } from '../state.ts';
import { latestOrders } from '../orders/completed-checkout.ts';
import { expireCheckouts, ownCheckout } from './close-checkout.ts';

export const checkout = {
  startAddress({ user }) {
    return presentAddressStart(user.address, standardOf(user));
  },
  checkAddress({ state, body, session, user }) {
    requireLatin(body, `${user.firstName} ${user.lastName}`);
    const checked =
      validateAddress(body, businessOf(state).shipTo) ??
      presentAddressCheck(body, verifyAddress(body));
    Object.assign(keeperOf(session, user), nothingWaits, waitingAddress(body, checked));
    return checked;
  },
  saveAddress({ session, user, body }) {
    const keeper = keeperOf(session, user);
    const agreed = addressToConfirm(keeper, body?.asTyped);
    if (agreed === null) return presentRejection(checkAddressFirst);
    user.address = { ...agreed.address, asTyped: agreed.asTyped, chosen: true };
    user.addressBook = confirmInBook(user.addressBook ?? [], agreed);
    Object.assign(keeper, nothingWaits);
    return { Status: 'SAVED', Reason: addressSaved };
  },
  quoteShipping,
  startCheckout: (call) => presentStart(startCheckout(call)),
  /** Returns the status of a customer's checkout: the named one, or the latest one of a cart. */
  getCheckoutStatus(call) {
    const { state, user, query, origin } = call;
    expireCheckouts(call);
    const latest =
      query.subscription !== undefined
        ? latestPage(state, user.userId, query.subscription)
        : query.session
          ? ownCheckout(state, user.userId, query.session)
          : state.checkouts.findLast((one) => one.userId === user.userId && one.mode === 'payment');
    if (latest !== undefined) return presentStatus(statusRow(latest, origin));
    // demo purchases from before the mock shop was created have no checkout
    const bought = query.subscription === undefined && latestOrders(state, user.userId).length > 0;
    return bought ? { ...noCheckout, state: 'PAID' } : noCheckout;
  },
} satisfies Partial<MockHandlers>;

const nothingWaits = { pendingAddress: undefined, pendingTyped: undefined };

/**
 * Returns where a checked address is stored: in the browser's session, or with the person if a
 * program calls.
 */
function keeperOf<S extends { userId: string | null }, P>(session: S, user: P): S | P {
  return session.userId === null ? user : session;
}

function statusRow(page: Checkout, origin: string): StatusRow {
  const { state, checkoutId: session, dateCreated } = page;
  const expiresAt = new Date(Date.parse(dateCreated) + PAYABLE_MINUTES * 60_000);
  return { state, session, url: pageOf(origin, page), expiresAt };
}

/** Returns the latest page for subscribing to the item. */
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
