import { expect } from 'vitest';
import { sessionOf } from '../shopper.ts';
import type { Desk, Visit } from './desk.ts';
import { basketOf, shownBy } from './shown-quotes.ts';

interface Session {
  id: string;
  shipping_options: { shipping_amount: number }[];
}

/**
 * Asserts that the customer pays the quoted price, or gets a new quote before there is anything to
 * pay.
 */
export async function checkOut(desk: Desk, visit: Visit, paid: boolean): Promise<void> {
  const { shopper } = visit;
  const { key, isEmpty, isSent, isTaken } = await basketOf(desk, visit);
  const displayed = isSent ? visit.shown.get(key) : undefined;
  const reply = await shopper.startCheckout();
  if (isEmpty) {
    expect(reply).toMatchObject({ code: 'CART_EMPTY' });
    return;
  }
  const isKnown = displayed !== undefined && displayed.validUntil > desk.clock.now();
  if (reply.code === 'PARCEL_TOO_LARGE') {
    expect({ isTaken, isKnown }).toEqual({ isTaken: false, isKnown: false });
    return;
  }
  if (reply.quote !== undefined) {
    const again = shownBy(reply.quote);
    expect(reply).toMatchObject({ code: 'SHIPPING_CHANGED', RedirectUrl: null });
    expect(again.amounts).not.toEqual(displayed?.amounts);
    // An estimate is valid only until the carrier responds again.
    if (!displayed?.isEstimate) expect(isKnown).toBe(false);
    visit.shown.set(key, again);
    return checkOut(desk, visit, paid);
  }
  const session = sessionOf(reply);
  const charged = await shippingOf(desk, session);
  expect(charged.length > 0).toBe(isSent);
  if (displayed !== undefined) expect(charged).toEqual(displayed.amounts);
  if (paid) await pay(desk, visit, { session, shippingCents: charged[0] ?? 0 });
}

async function shippingOf({ shop }: Desk, sessionId: string): Promise<number[]> {
  const sessions = await shop.recorded<Session>('/stripe/control/sessions');
  const { shipping_options: options = [] } = sessions.find(({ id }) => id === sessionId) ?? {};
  return options.map(({ shipping_amount: amount }) => amount);
}

async function pay(
  { shop }: Desk,
  { shopper }: Visit,
  { session, shippingCents }: { session: string; shippingCents: number },
): Promise<void> {
  await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
  const orders = await shopper.completed();
  const charged = orders.reduce((sum, { shippingPrice }) => sum + shippingPrice, 0);
  expect(charged).toBe(shippingCents);
}
