import type { components } from '@spindle/sdk/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import type { Shopper } from '../../test/shopper.ts';
import { query } from '../database/query.ts';

type Order = components['schemas']['Order'];

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [one] = await makeCrowd(shop, 1);
  if (!one) throw new Error('nobody came');
  shopper = one;
});

async function ordered(...lines: [TestItem, number][]): Promise<Order> {
  for (const [item, quantity] of lines) await shopper.add(item, quantity);
  const session = await shopper.payable();
  await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
  return onlyOrder(shopper);
}

async function ship(order: Order, daysAgo = 1): Promise<Order> {
  const shippedAt = new Date(shop.now().getTime() - daysAgo * 86_400_000);
  await query(
    shop.orm.em.fork(),
    `update orders set order_state = 'SHIPPED', shipped_at = $2 where id = $1`,
    [order.orderId, shippedAt],
  );
  return onlyOrder(shopper);
}

const tooMany = { Status: 'ERROR', Reason: "You cannot Return more than you've purchased." };

async function parentAndReturns(parentId: string) {
  const orders = await shopper.orders();
  const parent = orders.find(({ orderId }) => orderId === parentId);
  if (!parent) throw new Error('the order is gone');
  return { parent, returns: orders.filter((order) => order.parentId === parentId) };
}

describe('returning a part of an order', () => {
  it('never refunds more than was bought, even for simultaneous requests', async () => {
    const order = await ship(await ordered([await makeItem(shop), 3]));
    expect(await shopper.sendBack(order, [4])).toMatchObject(tooMany);
    const replies = await Promise.all([2, 2, 2, 2].map((n) => shopper.sendBack(order, [n])));
    expect(replies.filter(({ Status }) => Status === 'SUCCESS')).toHaveLength(1);
    expect(replies.filter(({ Status }) => Status === 'ERROR')).toMatchObject([
      tooMany,
      tooMany,
      tooMany,
    ]);
    const { parent, returns } = await parentAndReturns(order.orderId);
    expect(returns).toHaveLength(1);
    expect(parent.items).toMatchObject([{ quantity: 3, quantityReturnable: 1 }]);
  });

  it('and canceling simultaneously do not conflict', async () => {
    const order = await ship(await ordered([await makeItem(shop), 8]));
    const replies = await Promise.all(
      [1, 1, 1, 1, 1, 1].flatMap((n) => [
        shopper.sendBack(order, [n]),
        shopper.cancel(order.orderId),
      ]),
    );
    expect(replies.map(({ Status }) => Status)).toEqual(
      replies.map((_, at) => (at % 2 === 0 ? 'SUCCESS' : 'ERROR')),
    );
  });
});

describe('what cannot be returned', () => {
  it('is what was shipped more than thirty days ago', async () => {
    const order = await ordered([await makeItem(shop), 1]);
    expect((await ship(order, 29)).returnable).toBe(true);
    expect((await ship(order, 31)).returnable).toBe(false);
    expect(await shopper.sendBack(order, [1])).toMatchObject({
      Status: 'ERROR',
      Reason: 'Orders can be returned within 30 days of shipping.',
    });
  });

  it('is named if the request is malformed', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const ask = (body: unknown) =>
      shopper.send('POST', '/api/order/return', { body: JSON.stringify(body), headers });
    const orderId = '6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d';
    const line = { catalogId: 'a', catalogItemId: 'b', quantity: 1 };
    const wrong: [unknown, string][] = [
      [{ orderId: 'abc', items: [line] }, 'orderId'],
      [{ orderId }, 'items'],
      [{ orderId, items: [{ ...line, quantity: -1 }] }, 'items.0.quantity'],
      [{ orderId, items: [{ ...line, quantity: 1.5 }] }, 'items.0.quantity'],
      [{ orderId, items: [{ catalogId: 'a', quantity: 1 }] }, 'items.0.catalogItemId'],
    ];
    for (const [body, path] of wrong) {
      expect(await ask(body)).toMatchObject({ status: 400, body: { Errors: [{ path }] } });
    }
    expect((await shopper.send('POST', '/api/order/return', { body: '{', headers })).status).toBe(
      400,
    );
    expect((await ask({ orderId, items: [line] })).status).toBe(404);
  });
});
