import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { movingClock } from '../../test/moving-clock.ts';
import { asOrderManager, type OrderManager } from '../../test/order-manager.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import type { CarrierGateway } from '../gateways/easypost.ts';
import { buyLabel } from './buy-label.ts';
import { finishLabels } from './finish-labels.ts';
import { boughtLabels, letPass, shipmentFault } from './fixtures/bought-labels.ts';
import {
  clickBuy,
  home,
  pickedOrder,
  readOrder,
  type PickedOrder,
} from './fixtures/picked-order.ts';
import { readParcelOf } from './read-parcel.ts';

const clock = movingClock();
let shop: TestShop;
let staff: SignedIn;
let manager: OrderManager;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  staff = await signInAs(shop, 'extended');
  manager = asOrderManager(staff);
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await shop.recorded('/control/faults')).toEqual([]);
});

const fault = (overrides: object) => shipmentFault(shop, overrides);
const address = { ...home.address, city: 'Not A City' };
const nowhere = () => pickedOrder(shop, { shipping: { ...home, address } });
const seen = async (order: PickedOrder) =>
  (await manager.ordersOf(order.email)).find(({ orderId }) => orderId === order.orderId);

/** Starts a purchase whose carrier call waits until the test releases it. */
async function slowPurchase(order: PickedOrder, buy?: CarrierGateway['buyPostage']) {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const { carrier } = shop.services;
  const outcome = buyLabel(
    {
      ...shop.services,
      carrier: {
        ...carrier,
        async buyPostage(...call) {
          reached.resolve();
          await gate.promise;
          return (buy ?? carrier.buyPostage)(...call);
        },
      },
    },
    await readParcelOf(shop.orm.em.fork(), order),
    {
      rateId: undefined,
      mostCents: undefined,
      actor: { id: staff.account.id, email: staff.account.email },
      requestId: 'slow',
    },
  );
  return { reached: reached.promise, open: () => gate.resolve(), outcome };
}

describe('a purchase the carrier rejects', () => {
  it('leaves the order free to be canceled immediately', async () => {
    const order = await nowhere();
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'ERROR' });
    expect(await readOrder(shop, order)).toMatchObject({ shipmentId: null, labelPurchases: 0 });
    expect((await seen(order))?.allowedStates).toContain('CANCELLED');
  });

  it('does not free the order while someone else is buying; there is one label', async () => {
    const order = await pickedOrder(shop);
    const before = await seen(order);
    const slow = await slowPurchase(order);
    await slow.reached;
    await fault({ path: '/buy', status: 422 });
    expect(await clickBuy(staff, order)).toMatchObject({ status: 200, Status: 'ERROR' });
    expect((await readOrder(shop, order)).shipmentId).not.toBeNull();
    const concurrently = await seen(order);
    expect(concurrently?.allowedStates).toEqual(['SHIPPED']);
    expect(concurrently?.version).toBeGreaterThan(before?.version ?? 0);
    slow.open();
    expect(await slow.outcome).toMatchObject({ done: true });
    expect(await boughtLabels(shop, order)).toHaveLength(1);
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'SHIPPED' });
  });

  it('frees the order with the last of several rejected ones', async () => {
    const order = await pickedOrder(shop);
    const reject = async () => {
      throw Object.assign(new Error('No.'), { statusCode: 422 });
    };
    const both = [await slowPurchase(order, reject), await slowPurchase(order, reject)] as const;
    await Promise.all(both.map(({ reached }) => reached));
    both[0].open();
    expect(await both[0].outcome).toMatchObject({ done: false });
    expect((await readOrder(shop, order)).shipmentId).not.toBeNull();
    both[1].open();
    expect(await both[1].outcome).toMatchObject({ done: false });
    expect((await readOrder(shop, order)).shipmentId).toBeNull();
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
    expect(await boughtLabels(shop, order)).toHaveLength(1);
  });

  it('frees nothing while an earlier one has an unknown outcome', async () => {
    const order = await pickedOrder(shop);
    await letPass(shop, 1);
    await fault({ times: 2 });
    expect((await clickBuy(staff, order)).status).toBe(503);
    await fault({ path: '/buy', status: 422 });
    expect(await clickBuy(staff, order)).toMatchObject({ status: 200, Status: 'ERROR' });
    expect((await readOrder(shop, order)).shipmentId).not.toBeNull();
    clock.advance(6);
    await finishLabels(shop.services);
    expect(await readOrder(shop, order)).toMatchObject({ shipmentId: null, labelPurchases: 0 });
  });

  it('frees nothing if the shipment cannot be read again', async () => {
    const order = await pickedOrder(shop);
    await letPass(shop, 1);
    await fault({ path: '/buy', afterEffect: true });
    await fault({ status: 422 });
    expect(await clickBuy(staff, order)).toMatchObject({ status: 200, Status: 'ERROR' });
    expect((await readOrder(shop, order)).shipmentId).not.toBeNull();
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
    expect(await boughtLabels(shop, order)).toHaveLength(1);
  });
});

describe('a shipment that the carrier no longer has', () => {
  async function forgotten(): Promise<PickedOrder> {
    const order = await pickedOrder(shop);
    await query(
      shop.orm.em.fork(),
      `update orders set shipment_id = 'shp_' || id, updated_at = $2 where id = $1`,
      [order.orderId, clock.now()],
    );
    return order;
  }

  it('is released by the scheduled check, after which a label can be bought', async () => {
    const order = await forgotten();
    clock.advance(2);
    await finishLabels(shop.services);
    expect((await readOrder(shop, order)).shipmentId).not.toBeNull();
    clock.advance(4);
    await finishLabels(shop.services);
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'PICKED', shipmentId: null });
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
  });

  it('is released by a click, and the next one buys', async () => {
    const order = await forgotten();
    expect(await clickBuy(staff, order)).toMatchObject({
      status: 200,
      Status: 'ERROR',
      Reason: expect.stringContaining('no longer has this shipment. Please try again.'),
    });
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
    expect(await boughtLabels(shop, order)).toHaveLength(1);
  });
});
