import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { eventually } from '../../test/eventually.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { mailsTo } from '../../test/mails.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { refundsOf } from '../../test/provider-refunds.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import type { Shopper } from '../../test/shopper.ts';
import { stockOf } from '../../test/stock.ts';
import { cartPage } from '../checkout/cart-page.ts';
import { checkPages } from './pages/check-pages.ts';
import { resumeRefunds } from '../orders/refunds/resume-refunds.ts';

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.control('/stripe/control/webhooks', {});
  await shop.control('/stripe/control/refunds', { status: 'succeeded' });
});

const finish = (session: string, outcome: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome });

async function someone(): Promise<Shopper> {
  const [shopper] = await makeCrowd(shop, 1);
  if (!shopper) throw new Error('nobody came');
  return shopper;
}

async function allDelivered() {
  await eventually(async () => {
    const deliveries = await shop.recorded<{ state: string }>('/stripe/control/deliveries');
    expect(deliveries.filter(({ state }) => state === 'pending')).toEqual([]);
  }, 25_000);
}

describe('events delivered five times in random order', () => {
  it('create one order per payment and one refund per cancellation', async () => {
    await shop.control('/stripe/control/webhooks', { repeat: 4, shuffle: true });
    const item = await makeItem(shop, { onHand: 40 });
    const crowd = await makeCrowd(shop, 8);
    await Promise.all(
      crowd.map(async (shopper, at) => {
        await shopper.add(item, at + 1);
        const session = await shopper.payable();
        if (at % 4 === 3) {
          await finish(session, 'async_pending');
          await finish(session, 'async_succeeded');
        } else {
          await finish(session, 'paid');
        }
        const order = await onlyOrder(shopper);
        if (at % 2 === 0) await shopper.cancel(order.orderId);
      }),
    );
    await eventually(async () => {
      for (const [at, shopper] of crowd.entries()) {
        const order = await onlyOrder(shopper);
        const canceled = at % 2 === 0;
        expect(order.total_refunded).toBe(canceled ? order.total : 0);
      }
    }, 25_000);
    await allDelivered();
    for (const [at, shopper] of crowd.entries()) {
      const order = await onlyOrder(shopper);
      const refunds = await refundsOf(shop, order.paymentIntentId);
      expect(refunds.map(({ amount }) => amount)).toEqual(at % 2 === 0 ? [order.total] : []);
      await eventually(async () => {
        const mails = await mailsTo(shop, shopper.account.email);
        expect(mails.filter(({ subject }) => subject.endsWith('is confirmed'))).toHaveLength(1);
      });
    }
    const saved = crowd.reduce((sum, _, at) => sum + (at % 2 === 0 ? 0 : at + 1), 0);
    expect(await stockOf(shop, item)).toEqual({ onHand: 40 - saved, reserved: 0 });
  }, 90_000);
});

describe('events that never arrive', () => {
  it('leave a paid order to the scheduled check, without the customer returning', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const item = await makeItem(shop, { onHand: 3 });
    const shopper = await someone();
    await shopper.add(item, 2);
    await finish(await shopper.payable(), 'paid');
    await checkPages(shop.services, cartPage);
    expect(await shopper.orders()).toEqual([]);

    clock.advance(6);
    await checkPages(shop.services, cartPage);
    expect(await shopper.orders()).toMatchObject([{ orderState: 'PENDING' }]);
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
  });

  it('do not keep units reserved long after a page has expired', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const item = await makeItem(shop, { onHand: 3 });
    const shopper = await someone();
    await shopper.add(item, 3);
    await finish(await shopper.payable(), 'expired');
    clock.advance(6);
    await checkPages(shop.services, cartPage);
    expect(await stockOf(shop, item)).toEqual({ onHand: 3, reserved: 0 });
  });

  it("never make a page end by the shop's clock alone", async () => {
    const item = await makeItem(shop, { onHand: 1 });
    const shopper = await someone();
    await shopper.add(item);
    const session = await shopper.payable();
    clock.advance(24);
    await checkPages(shop.services, cartPage);
    clock.advance(24);
    await checkPages(shop.services, cartPage);
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 1 });
    await finish(session, 'expired');
  });

  it('leave a bank payment, confirmed or declined, to the scheduled check', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const item = await makeItem(shop, { onHand: 2 });
    const lucky = await someone();
    const unlucky = await someone();
    for (const shopper of [lucky, unlucky]) {
      await shopper.add(item);
      const session = await shopper.payable();
      await finish(session, 'async_pending');
      clock.advance(6);
      await checkPages(shop.services, cartPage);
      expect(await shopper.orders()).toEqual([]);
      await finish(session, shopper === lucky ? 'async_succeeded' : 'async_failed');
    }
    clock.advance(6);
    await checkPages(shop.services, cartPage);
    expect(await lucky.orders()).toMatchObject([{ orderState: 'PENDING' }]);
    expect(await unlucky.orders()).toEqual([]);
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
  });

  it('leave a refund that settles later to the scheduled check', async () => {
    await shop.control('/stripe/control/refunds', { status: 'pending' });
    const shopper = await someone();
    await shopper.add(await makeItem(shop));
    await finish(await shopper.payable(), 'paid');
    const order = await onlyOrder(shopper);
    await shopper.cancel(order.orderId);
    const refund = await eventually(async () => {
      const [made] = await refundsOf(shop, order.paymentIntentId);
      if (!made) throw new Error('not refunded yet');
      return made;
    });
    expect((await onlyOrder(shopper)).state).toBe('CANCELLED');

    await shop.control('/stripe/control/webhooks', { drop: true });
    await shop.control(`/stripe/control/refunds/${refund.id}`, { status: 'succeeded' });
    clock.advance(6);
    await eventually(async () => {
      await resumeRefunds(shop.services);
      expect(await onlyOrder(shopper)).toMatchObject({
        state: 'CANCELLED REFUNDED',
        total_refunded: order.total,
      });
    });
  });
});
