import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../../test/crowd.ts';
import { eventually } from '../../../test/eventually.ts';
import { makeItem } from '../../../test/factories/catalog.ts';
import { asOrderManager, type OrderManager } from '../../../test/order-manager.ts';
import { refundsOf } from '../../../test/provider-refunds.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { sell } from '../staff/fixtures/sold-order.ts';

let shop: TestShop;
let staff: OrderManager;
beforeAll(async () => {
  shop = await startShop();
  staff = asOrderManager(await signInAs(shop, 'extended'));
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.control('/stripe/control/webhooks', {});
  await shop.control('/stripe/control/refunds', { status: 'succeeded' });
});

const refundByHand = (payment_intent: string | null, amount?: number) =>
  shop.control('/stripe/control/refunds', { payment_intent, ...(amount && { amount }) });

const refundingOf = async (intent: string | null) => {
  const [payment] = await query<{ cents: number }>(
    shop.orm.em.fork(),
    'select refunding_cents as cents from payments where payment_intent_id = $1',
    [intent],
  );
  return payment?.cents;
};

describe("a refund made in the provider's dashboard", () => {
  it('appears on the order once, however often it is reported, and keeps the status', async () => {
    await shop.control('/stripe/control/webhooks', { repeat: 3, shuffle: true });
    const { order } = await sell(shop, staff);
    await refundByHand(order.paymentIntentId, 1_000);
    await refundByHand(order.paymentIntentId, 500);
    await eventually(async () => {
      const now = await staff.refresh(order);
      expect(now).toMatchObject({ state: 'PENDING REFUNDED', total_refunded: 1_500 });
      expect(now.refunds).toHaveLength(2);
      expect(now.refunds).toMatchObject([
        { origin: 'PROVIDER', state: 'SUCCEEDED' },
        { origin: 'PROVIDER', state: 'SUCCEEDED' },
      ]);
    });
    expect(await refundingOf(order.paymentIntentId)).toBe(1_500);
  });

  it('reduces what a cancellation by staff or customer refunds', async () => {
    for (const who of ['staff', 'customer']) {
      const { order, shopper } = await sell(shop, staff);
      await refundByHand(order.paymentIntentId, 1_234);
      await eventually(async () => {
        expect(await staff.refresh(order)).toMatchObject({ total_refunded: 1_234 });
      });
      const reply =
        who === 'staff'
          ? await staff.edit(order, 'CANCELLED')
          : await shopper.cancel(order.orderId);
      expect(reply.Reason).toContain(`$${((order.total - 1_234) / 100).toFixed(2)}`);
      await eventually(async () => {
        expect(await staff.refresh(order)).toMatchObject({
          total_refunded: order.total,
          refunded: true,
        });
      });
      const amounts = (await refundsOf(shop, order.paymentIntentId)).map(({ amount }) => amount);
      expect(amounts.toSorted((a, b) => a - b)).toEqual([1_234, order.total - 1_234]);
    }
  });

  it('of the full amount leaves nothing to refund again', async () => {
    const { order } = await sell(shop, staff);
    await refundByHand(order.paymentIntentId);
    await eventually(async () => {
      expect(await staff.refresh(order)).toMatchObject({ refunded: true });
    });
    expect(await staff.refresh(order)).toMatchObject({
      orderState: 'CANCELLED',
      money: { refundable: 0 },
    });
    expect(await refundsOf(shop, order.paymentIntentId)).toHaveLength(1);
  });

  it('that the shop learns of too late makes ours fail, which staff see', async () => {
    const { order } = await sell(shop, staff);
    await shop.control('/stripe/control/webhooks', { drop: true });
    await refundByHand(order.paymentIntentId, 100);
    await shop.control('/stripe/control/webhooks', {});
    await staff.edit(order, 'CANCELLED');
    await eventually(async () => {
      const { refunds } = await staff.refresh(order);
      expect(refunds).toMatchObject([{ origin: 'SHOP', state: 'FAILED' }]);
      expect(refunds[0]?.failure).toContain('greater than unrefunded amount');
    });
    expect((await staff.summary()).failedRefunds).toBe(1);
    await refundByHand(order.paymentIntentId);
    await eventually(async () => {
      expect(await staff.refresh(order)).toMatchObject({ total_refunded: order.total });
    });
    expect(await refundingOf(order.paymentIntentId)).toBe(order.total);
  });

  it('no longer counts once the bank returns it', async () => {
    const { order } = await sell(shop, staff);
    await refundByHand(order.paymentIntentId, 700);
    const [made] = await refundsOf(shop, order.paymentIntentId);
    await eventually(async () => {
      expect(await staff.refresh(order)).toMatchObject({ total_refunded: 700 });
    });
    await shop.control(`/stripe/control/refunds/${made?.id}`, { status: 'failed' });
    await eventually(async () => {
      const now = await staff.refresh(order);
      expect(now).toMatchObject({ state: 'PENDING', refunds: [{ state: 'FAILED' }] });
    });
    expect(await refundingOf(order.paymentIntentId)).toBe(0);
  });

  it('of a payment with several orders is shown on all and counted for none', async () => {
    const freight = [{ attributeId: 'group', type: 'SHIPPING' as const, value: 'FREIGHT' }];
    const [shopper] = await makeCrowd(shop, 1);
    if (!shopper) throw new Error('nobody came');
    const items = [await makeItem(shop), await makeItem(shop, { attributes: freight })];
    await shop.services.snapshot.refresh();
    for (const item of items) await shopper.add(item);
    await shop.control(`/stripe/control/sessions/${await shopper.payable()}`, { outcome: 'paid' });
    const orders = await eventually(async () => {
      const made = await staff.ordersOf(shopper.account.email);
      expect(made).toHaveLength(2);
      return made;
    });
    const intent = orders[0]?.paymentIntentId ?? null;
    await refundByHand(intent, 900);
    await eventually(async () => {
      expect(await refundingOf(intent)).toBe(900);
      const refunds = [{ amount: 900, origin: 'PROVIDER', state: 'SUCCEEDED' }];
      expect(await staff.ordersOf(shopper.account.email)).toMatchObject([
        { refunds, total_refunded: 0 },
        { refunds, total_refunded: 0 },
      ]);
    });
  });
});

describe('a dispute', () => {
  it('is shown on the order with its outcome, and blocks shipping until then', async () => {
    await shop.control('/stripe/control/webhooks', { repeat: 2, shuffle: true });
    const { order } = await sell(shop, staff);
    await staff.edit(order, 'PICKED');
    await shop.control('/stripe/control/disputes', { payment_intent: order.paymentIntentId });
    const dispute = await eventually(async () => {
      const now = await staff.refresh(order);
      expect(now.allowedStates).toEqual(['PROCESSING']);
      expect(now.disputes).toMatchObject([{ amount: order.total, reason: 'fraudulent' }]);
      return now.disputes[0];
    });
    expect((await staff.summary()).openDisputes).toBe(1);
    expect(await staff.edit(order, 'SHIPPED')).toMatchObject({ Status: 'ERROR' });

    await shop.control(`/stripe/control/disputes/${dispute?.disputeId}`, { status: 'won' });
    await eventually(async () => {
      const now = await staff.refresh(order);
      expect(now.disputes).toMatchObject([{ status: 'won' }]);
      expect(now.allowedStates).toContain('SHIPPED');
      expect(now.timeline.at(-1)?.why).toContain('(fraudulent): won');
    });
    expect((await staff.summary()).openDisputes).toBe(0);
  });
});
