import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { mailsTo } from '../../test/mails.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { finishLabels } from './finish-labels.ts';
import { boughtLabels, letPass, shipmentFault } from './fixtures/bought-labels.ts';
import { clickBuy, pickedOrder, readOrder } from './fixtures/picked-order.ts';

const clock = movingClock();
let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({ now: clock.now, env: { PROVIDER_DEADLINE_SECONDS: '60' } });
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await shop.recorded('/control/faults')).toEqual([]);
});

const fault = (overrides: object) => shipmentFault(shop, overrides);
const away = {
  status: 503,
  Status: 'ERROR',
  Reason: expect.stringContaining("carrier isn't responding"),
};

describe('a carrier gateway that does not answer', () => {
  it.each([
    ['the connection breaks', {}],
    ['the gateway times out', { status: 504 }],
  ])('after selling the label, when %s: the label is found', async (_name, how) => {
    const order = await pickedOrder(shop);
    await letPass(shop, 1);
    await fault({ afterEffect: true, ...how });
    expect(await clickBuy(staff, order)).toMatchObject({ status: 200, Status: 'SUCCESS' });
    expect(await boughtLabels(shop, order)).toHaveLength(1);
  });

  it('after selling the label, and stays unavailable: the next click finds the label', async () => {
    const order = await pickedOrder(shop);
    await letPass(shop, 1);
    await fault({ afterEffect: true });
    await fault({ status: 503 });
    expect(await clickBuy(staff, order)).toMatchObject(away);
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'PICKED', labelUrl: null });
    const [label] = await boughtLabels(shop, order);

    const again = await clickBuy(staff, order);
    expect(again).toMatchObject({ Status: 'SUCCESS' });
    expect(again.Reason).toContain(label?.tracking_code);
    expect(await boughtLabels(shop, order)).toHaveLength(1);
  });

  it('after selling the label, and nobody clicks again: the scheduled check finds the label', async () => {
    const order = await pickedOrder(shop);
    await letPass(shop, 1);
    await fault({ afterEffect: true });
    await fault({ status: 503 });
    await clickBuy(staff, order);
    clock.advance(2);
    await finishLabels(shop.services);
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'SHIPPED' });
    expect(await boughtLabels(shop, order)).toHaveLength(1);
    await eventually(async () => expect(await mailsTo(shop, order.email)).toHaveLength(1));
  });

  it('before selling anything: the scheduled check buys nothing, the next click does', async () => {
    const order = await pickedOrder(shop);
    await letPass(shop, 1);
    await fault({ times: 2 });
    expect(await clickBuy(staff, order)).toMatchObject(away);
    clock.advance(2);
    await finishLabels(shop.services);
    expect(await boughtLabels(shop, order)).toEqual([]);
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
    expect(await boughtLabels(shop, order)).toHaveLength(1);
  });

  it('before selling anything, for minutes: the order can be canceled or bought again', async () => {
    const order = await pickedOrder(shop);
    await letPass(shop, 1);
    await fault({ times: 2 });
    await clickBuy(staff, order);
    const { shipmentId } = await readOrder(shop, order);
    clock.advance(6);
    await finishLabels(shop.services);
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'PICKED', shipmentId: null });
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
    expect(await boughtLabels(shop, order)).toHaveLength(1);
    expect((await readOrder(shop, order)).shipmentId).not.toBe(shipmentId);
  });

  it('in time: an order canceled in the meantime is not shipped, and staff are warned', async () => {
    const order = await pickedOrder(shop);
    await letPass(shop, 1);
    await fault({ held: true });
    const clicked = clickBuy(staff, order);
    await eventually(async () => expect(await boughtLabels(shop, order)).toHaveLength(1));
    await query(shop.orm.em.fork(), `update orders set order_state = 'CANCELLED' where id = $1`, [
      order.orderId,
    ]);
    await shop.control('/control/faults/release');
    expect(await clicked).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringContaining(
        "moved to CANCELLED while its label was being bought. Don't use label",
      ),
    });
    expect(await readOrder(shop, order)).toMatchObject({
      orderState: 'CANCELLED',
      shippedAt: null,
    });
    expect(await clickBuy(staff, order)).toMatchObject({ Reason: 'This order was canceled.' });
  });

  it('at all: staff see a message', async () => {
    const order = await pickedOrder(shop);
    await fault({ status: 503 });
    expect(await clickBuy(staff, order)).toMatchObject(away);
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'PICKED', shipmentId: null });
  });
});
