import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../src/database/query.ts';
import { makeCrowd } from './crowd.ts';
import { expectReported, tellOfOrders } from './expect-reported.ts';
import { requireEventsOfMoves } from './require-events-of-moves.ts';
import { eventually } from './eventually.ts';
import { makeItem } from './factories/catalog.ts';
import { requireDocumentsForMoney, requireNumbersInARow } from './invoices-add-up.ts';
import { makeKillableShop, type KillableShop } from './killable-shop.ts';
import { mailsTo } from './mails.ts';
import { onlyOrder } from './only-order.ts';
import { refundsOf } from './provider-refunds.ts';
import type { Shopper } from './shopper.ts';
import { stockOf } from './stock.ts';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts';

let shop: KillableShop;
let shopper: Shopper;
let receiver: WebhookReceiver;
beforeAll(async () => {
  shop = await makeKillableShop();
  receiver = await startReceiver();
  await tellOfOrders(shop, receiver);
});
afterAll(async () => {
  await requireDocumentsForMoney(shop);
  await requireNumbersInARow(shop);
  await requireEventsOfMoves(shop);
  await shop.giveItsWorkAway();
  await expectReported(shop, receiver);
  receiver.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.kill();
  await shop.start();
  const [one] = await makeCrowd(shop, 1);
  if (!one) throw new Error('nobody came');
  shopper = one;
});

const finish = (session: string, outcome: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome });
const rows = (sql: string) =>
  query<{ state: string }>(shop.orm.em.fork(), sql, [shopper.account.id]);
/** Lets this many calls of the provider pass and holds the next one. */
async function holdAfter(calls: number) {
  if (calls > 0) {
    await shop.control('/control/faults', { provider: 'stripe', latencyMs: 0, times: calls });
  }
  await shop.control('/control/faults', { provider: 'stripe', held: true, times: 1 });
}
const held = () =>
  eventually(async () => expect(await shop.recorded('/control/faults')).toEqual([]));
/** Kills the shop while the provider still completes the request, then restarts it. */
async function killAndRestart() {
  await shop.kill();
  await shop.control('/control/faults/release');
  await shop.giveItsWorkAway();
  await shop.start();
}

describe('a shop that is killed', () => {
  it('creates the order when it is back, if the customer paid in the meantime', async () => {
    const item = await makeItem(shop, { onHand: 2 });
    await shopper.add(item);
    const session = await shopper.payable();
    await shop.kill();
    await finish(session, 'paid');
    expect(await stockOf(shop, item)).toEqual({ onHand: 2, reserved: 1 });
    await shop.start();
    await eventually(async () => {
      expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
    });
    expect(await onlyOrder(shopper)).toMatchObject({ orderState: 'PENDING' });
    await eventually(async () => {
      expect(await mailsTo(shop, shopper.account.email)).toHaveLength(1);
    });
  });

  it('while it was creating the order creates it once', async () => {
    const item = await makeItem(shop, { onHand: 2 });
    await shopper.add(item);
    const session = await shopper.payable();
    await holdAfter(0);
    await finish(session, 'paid');
    await held();
    await killAndRestart();
    await eventually(async () => {
      expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
    });
    await onlyOrder(shopper);
  });

  it('while it requested a payment page gives the customer that page', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    await shopper.add(item);
    const before = (await shop.recorded('/stripe/control/sessions')).length;
    await holdAfter(1);
    const cut = shopper.get('/api/cart/checkout').catch(() => 'no answer');
    await eventually(async () => {
      expect(await rows('select state from checkouts where user_id = $1')).toEqual([
        { state: 'STARTING' },
      ]);
    });
    await held();
    await killAndRestart();
    expect(await cut).toBe('no answer');
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 1 });
    const session = await shopper.payable();
    expect(await shop.recorded('/stripe/control/sessions')).toHaveLength(before + 1);
    await finish(session, 'paid');
    await onlyOrder(shopper);
    expect(await stockOf(shop, item)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('while it refunded refunds once', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    await shopper.add(item);
    await finish(await shopper.payable(), 'paid');
    const order = await onlyOrder(shopper);
    await eventually(async () => {
      const deliveries = await shop.recorded<{ state: string }>('/stripe/control/deliveries');
      expect(deliveries.filter(({ state }) => state === 'pending')).toEqual([]);
    });
    await holdAfter(0);
    await shopper.cancel(order.orderId);
    await held();
    await killAndRestart();
    await eventually(async () => {
      expect(await onlyOrder(shopper)).toMatchObject({
        orderState: 'CANCELLED',
        total_refunded: order.total,
      });
    });
    const refunds = await refundsOf(shop, order.paymentIntentId);
    expect(refunds.map(({ amount }) => amount)).toEqual([order.total]);
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
  });
});
