import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { eventually } from '../../test/eventually.ts';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { loseReservation } from '../../test/lose-reservation.ts';
import { mailsTo } from '../../test/mails.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { refundsOf } from '../../test/provider-refunds.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import type { Shopper } from '../../test/shopper.ts';
import { stockOf } from '../../test/stock.ts';

let shop: TestShop;
let first: Shopper;
let second: Shopper;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
afterEach(() => shop.control('/stripe/control/webhooks', {}));

interface Session {
  id: string;
  amount_total: number;
  amount_subtotal: number;
}

const pay = (session: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });

async function twoShoppers() {
  const [one, other] = await makeCrowd(shop, 2);
  if (!one || !other) throw new Error('nobody came');
  first = one;
  second = other;
}

async function payableAfterLoss(shopper: Shopper, item: TestItem): Promise<string> {
  await shopper.add(item);
  const session = await shopper.payable();
  await loseReservation(shop, shopper);
  return session;
}

/** Waits for the full refund and the email that tells the customer about it. */
async function refundedInFull(shopper: Shopper) {
  await eventually(async () => {
    const order = await onlyOrder(shopper);
    expect(order).toMatchObject({ orderState: 'CANCELLED', state: 'CANCELLED REFUNDED' });
    expect(order.total_refunded).toBe(order.total);
    const subjects = (await mailsTo(shop, shopper.account.email)).map(({ subject }) => subject);
    const id = order.orderId.slice(0, 8);
    expect(subjects.toSorted()).toEqual([
      `Credit note ${order.invoices.at(-1)?.number} for Spindle order ${id}`,
      `Your Spindle order ${id} was canceled`,
    ]);
  });
  return onlyOrder(shopper);
}

describe('a payment that arrives after its reservation ended', () => {
  it('becomes a normal order while units are left', async () => {
    await twoShoppers();
    const item = await makeItem(shop, { onHand: 1 });
    await pay(await payableAfterLoss(first, item));
    expect(await onlyOrder(first)).toMatchObject({ orderState: 'PENDING', state: 'PENDING' });
    expect(await stockOf(shop, item)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('is refunded in full if the units were sold in the meantime', async () => {
    await twoShoppers();
    const item = await makeItem(shop, { onHand: 1 });
    const late = await payableAfterLoss(first, item);
    await second.add(item);
    await pay(await second.payable());
    await onlyOrder(second);

    await pay(late);
    const order = await refundedInFull(first);
    expect(order.items).toMatchObject([{ catalogItemId: item.itemId, quantity: 1 }]);
    const refunds = await refundsOf(shop, order.paymentIntentId);
    expect(refunds.map(({ amount }) => amount)).toEqual([order.total]);
    expect(await stockOf(shop, item)).toEqual({ onHand: 0, reserved: 0 });
    const texts = (await mailsTo(shop, first.account.email)).map(({ text }) => text).join();
    expect(texts).toContain('no longer available when the payment arrived');
  });

  it('does not take units reserved for another customer', async () => {
    await twoShoppers();
    const item = await makeItem(shop, { onHand: 1 });
    const late = await payableAfterLoss(first, item);
    await second.add(item);
    const session = await second.payable();
    await pay(late);
    await refundedInFull(first);
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 1 });
    await pay(session);
    expect(await onlyOrder(second)).toMatchObject({ orderState: 'PENDING' });
  });
});

describe('a payment that does not match the request', () => {
  const alterations: [string, (session: Session) => object][] = [
    ['for less', ({ amount_subtotal }) => ({ amount_subtotal: amount_subtotal - 1_000 })],
    ['with parts that do not add up', ({ amount_total }) => ({ amount_total: amount_total - 1 })],
    ['in another currency', () => ({ currency: 'eur' })],
  ];
  it.each(alterations)('is refunded in full: a payment %s', async (_what, alter) => {
    await twoShoppers();
    const item = await makeItem(shop, { onHand: 2, priceCents: 5_000 });
    await first.add(item, 2);
    const id = await first.payable();
    await shop.control('/stripe/control/webhooks', { drop: true });
    await pay(id);
    const sessions = await shop.recorded<Session>('/stripe/control/sessions');
    const paid = sessions.find((session) => session.id === id);
    if (!paid) throw new Error('no such session');
    await shop.control('/stripe/control/import', { objects: [{ ...paid, ...alter(paid) }] });
    await shop.control('/stripe/control/webhooks', {});

    expect(await first.completed()).toMatchObject([{ orderState: 'CANCELLED' }]);
    const order = await refundedInFull(first);
    const refunds = await refundsOf(shop, order.paymentIntentId);
    expect(refunds.map(({ amount }) => amount)).toEqual([paid.amount_total]);
    expect(await stockOf(shop, item)).toEqual({ onHand: 2, reserved: 0 });
    expect(await first.cart()).toHaveLength(1);
  });
});
