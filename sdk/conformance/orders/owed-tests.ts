import { expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { makeSale, moveTo, staffOrder, type Sale } from '../makers/sale.ts';
import { until } from '../until.ts';

export function owedTests(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;
  const sell = () => makeSale(shop(), { price: '100.00', quantity: 5, inventory: 5 });
  const units = ({ item }: Sale, quantity: number) => [
    { catalogId: item.catalogId, catalogItemId: item.catalogItemId, quantity },
  ];

  async function toPick(client: Awaited<ReturnType<typeof staff>>, { order }: Sale) {
    const orders = await replyOf(client.GET('/api/admin/adminPicking'));
    return orders.find(({ orderId }) => orderId === order.orderId)?.items;
  }

  it('owe no refunded unit, and are canceled once none is left', async () => {
    const [client, sale] = [await staff(), await sell()];
    const { orderId } = sale.order;
    const refund = (quantity: number) =>
      replyOf(
        client.POST('/api/orderManager/refund', {
          body: { orderId, reason: 'As agreed', lines: units(sale, quantity) },
          ...asJson,
        }),
      );
    expect(await refund(2)).toMatchObject({ Status: 'SUCCESS' });
    expect(await toPick(client, sale)).toMatchObject([{ quantity: 3 }]);
    expect((await staffOrder(client, sale.key)).items).toMatchObject([
      { quantity: 5, quantityOwed: 3 },
    ]);
    expect(await refund(3)).toMatchObject({ Status: 'SUCCESS' });
    expect(await toPick(client, sale)).toBeUndefined();
    const { orderState, timeline } = await staffOrder(client, sale.key);
    expect(orderState).toBe('CANCELLED');
    expect(timeline.map(({ why }) => why)).toContain('Fully refunded before shipping');
  });

  it("wait until staff assign a refund made in the provider's dashboard", async () => {
    const [client, sale] = [await staff(), await sell()];
    const { orderId, paymentIntentId } = await staffOrder(client, sale.key);
    await shop().refundInDashboard(paymentIntentId ?? '', 10_800);
    const refund = await until(async () => {
      const [made] = (await staffOrder(client, sale.key)).refunds;
      expect(made).toMatchObject({ origin: 'PROVIDER', assigned: false });
      return made;
    });
    expect(await toPick(client, sale)).toBeUndefined();
    expect(await moveTo(client, sale.key, 'PICKED')).toMatchObject({ code: 'REFUND_UNASSIGNED' });
    const assign = (lines: ReturnType<typeof units>) =>
      replyOf(
        client.POST('/api/admin/refunds/{id}/assign', {
          params: { path: { id: refund?.refundId ?? '' } },
          body: { orderId, lines },
          ...asJson,
        }),
      );
    expect(await assign(units(sale, 6))).toMatchObject({ code: 'TOO_MANY_UNITS' });
    expect(await assign(units(sale, 1))).toMatchObject({ Status: 'SUCCESS' });
    expect(await assign(units(sale, 1))).toMatchObject({ code: 'REFUND_ASSIGNED' });
    expect(await toPick(client, sale)).toMatchObject([{ quantity: 4 }]);
  });

  it('stay held by a lost dispute until staff acknowledge it', async () => {
    const [client, sale] = [await staff(), await sell()];
    const { orderId, paymentIntentId } = await staffOrder(client, sale.key);
    await shop().dispute(paymentIntentId ?? '');
    const dispute = await until(async () => {
      const [one] = (await staffOrder(client, sale.key)).disputes;
      if (one === undefined) throw new Error('Not told yet.');
      return one;
    });
    const refund = () =>
      replyOf(
        client.POST('/api/orderManager/refund', {
          body: { orderId, reason: 'As agreed', lines: units(sale, 1) },
          ...asJson,
        }),
      );
    expect(await refund()).toMatchObject({ code: 'PAYMENT_DISPUTED' });
    await shop().decideDispute(dispute.disputeId, 'lost');
    await until(async () => expect(await refund()).toMatchObject({ code: 'DISPUTE_LOST' }));
    expect(await toPick(client, sale)).toBeUndefined();
    const params = { path: { id: orderId } };
    const known = client.POST('/api/admin/orders/{id}/acknowledge', { params });
    expect(await replyOf(known)).toMatchObject({ Status: 'SUCCESS' });
    const [after] = (await staffOrder(client, sale.key)).disputes;
    expect(after?.dateAcknowledged).toEqual(expect.any(String));
  });
}
