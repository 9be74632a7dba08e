import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCrowd } from './crowd.ts';
import { eventually } from './eventually.ts';
import { makeItem } from './factories/catalog.ts';
import { mailsTo } from './mails.ts';
import { onlyOrder } from './only-order.ts';
import { refundsOf } from './provider-refunds.ts';
import { httpClient } from './http-client.ts';
import { startShop, type TestShop } from './shop.ts';
import { asShopper, sessionOf, type Shopper } from './shopper.ts';
import { stockOf } from './stock.ts';

let left: TestShop;
let right: TestShop;
beforeAll(async () => {
  left = await startShop();
  right = await startShop({ beside: left });
});
afterAll(async () => {
  await right.close();
  await left.close();
});

/** Returns the same browser, routed to the other process by a balancer. */
function atRight(shopper: Shopper): Shopper {
  return asShopper({ ...httpClient(right.url, shopper.cookies), account: shopper.account });
}

describe('two processes on one database', () => {
  it('are one shop: what one begins the other finishes', async () => {
    const item = await makeItem(left, { onHand: 5 });
    const [shopper] = await makeCrowd(left, 1);
    if (!shopper) throw new Error('nobody came');
    await shopper.add(item);
    const session = await atRight(shopper).payable();
    expect(await shopper.payable()).toBe(session);
    // the provider calls only the left one
    await left.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
    const order = await onlyOrder(atRight(shopper));
    expect(await shopper.orders()).toEqual([order]);
    expect((await atRight(shopper).cancel(order.orderId)).Status).toBe('SUCCESS');
    await eventually(async () => {
      expect(await onlyOrder(shopper)).toMatchObject({ total_refunded: order.total });
    });
    expect(await stockOf(left, item)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('do every piece of work once', async () => {
    const item = await makeItem(left, { onHand: 30 });
    const crowd = await makeCrowd(left, 10);
    await Promise.all(
      crowd.map(async (shopper, at) => {
        const here = at % 2 === 0 ? shopper : atRight(shopper);
        const there = at % 2 === 0 ? atRight(shopper) : shopper;
        await here.add(item);
        const session = await there.payable();
        await left.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
        await Promise.all([here.completed(), there.completed()]);
        const order = await onlyOrder(here);
        await Promise.all([here.cancel(order.orderId), there.cancel(order.orderId)]);
      }),
    );
    for (const shopper of crowd) {
      await eventually(async () => {
        const order = await onlyOrder(shopper);
        expect(order.total_refunded).toBe(order.total);
        expect(await refundsOf(left, order.paymentIntentId)).toHaveLength(1);
        // confirmed, canceled, credited
        expect(await mailsTo(left, shopper.account.email)).toHaveLength(3);
      });
    }
    expect(await stockOf(left, item)).toEqual({ onHand: 30, reserved: 0 });
  });

  it('sell the last unit once', async () => {
    const item = await makeItem(left, { onHand: 1 });
    const crowd = (await makeCrowd(left, 20)).map((shopper, at) =>
      at % 2 === 0 ? shopper : atRight(shopper),
    );
    await Promise.all(crowd.map((shopper) => shopper.add(item)));
    const replies = await Promise.all(crowd.map((shopper) => shopper.startCheckout()));
    const [winner, ...others] = replies.filter(({ Status }) => Status === 'SUCCESS');
    if (!winner) throw new Error('nobody got it');
    expect(sessionOf(winner)).toMatch(/^cs_/);
    expect(others).toEqual([]);
  });
});
