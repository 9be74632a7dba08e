import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper, type Shopper } from '../../test/shopper.ts';
import { stockOf } from '../../test/stock.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface ProviderRefund {
  amount: number;
  status: string;
  payment_intent: string;
}

async function buy(shopper: Shopper, item: TestItem, quantity = 1) {
  await shopper.add(item, quantity);
  await shop.control(`/stripe/control/sessions/${await shopper.payable()}`, { outcome: 'paid' });
  return onlyOrder(shopper);
}

const refundsOf = async (intent: string | null) =>
  (await shop.recorded<ProviderRefund>('/stripe/control/refunds')).filter(
    (refund) => refund.payment_intent === intent,
  );

describe('canceling an order', () => {
  it('refunds once, however often and quickly it is clicked', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    const shopper = await newShopper(shop);
    const order = await buy(shopper, item);
    const replies = await Promise.all(
      Array.from({ length: 5 }, async () => shopper.cancel(order.orderId)),
    );
    expect(replies.filter(({ Status }) => Status === 'SUCCESS')).toHaveLength(1);
    expect(replies.find(({ Status }) => Status === 'ERROR')?.Reason).toBe(
      'This order was already canceled.',
    );
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
    await eventually(async () => {
      expect(await refundsOf(order.paymentIntentId)).toHaveLength(1);
    });
  });

  it('refunds exactly once even if the provider is unavailable', async () => {
    const item = await makeItem(shop);
    const shopper = await newShopper(shop);
    const order = await buy(shopper, item);
    await shop.control('/control/faults', {
      provider: 'stripe',
      afterEffect: true,
      status: 500,
      times: 3,
    });
    await shopper.cancel(order.orderId);
    await eventually(async () => {
      expect(await onlyOrder(shopper)).toMatchObject({ total_refunded: order.total });
    }, 25_000);
    expect(await refundsOf(order.paymentIntentId)).toHaveLength(1);
  });

  it('names the invalid field if the id is malformed', async () => {
    const shopper = await newShopper(shop);
    const reply = await shopper.post('/api/order/cancel', { orderId: 'abc' });
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'orderId' }] } });
  });
});
