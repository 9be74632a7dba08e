import { expect, it } from 'vitest';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import type { ConformingShop } from './conforming-shop.ts';
import { administratorOf } from './makers/administrator.ts';
import { rejectionOf } from './makers/rejection.ts';
import { makeSale, moveTo, staffOrder, type OrderKey } from './makers/sale.ts';
import { until } from './until.ts';

export function voidLabelTests(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;

  async function voidLabel({ orderId }: Pick<OrderKey, 'orderId'>, trackingNumber?: string) {
    const body = { orderId, ...(trackingNumber !== undefined && { trackingNumber }) };
    return replyOf((await staff()).POST('/api/orderManager/void/label', { body, ...asJson }));
  }

  const label = async (key: OrderKey) =>
    replyOf((await staff()).POST('/api/orderManager/buy/label', { body: key }));

  async function labeledSale() {
    const sale = await makeSale(shop());
    await moveTo(await staff(), sale.key, 'PICKED');
    await label(sale.key);
    const { trackingNumber } = await staffOrder(await staff(), sale.key);
    return { ...sale, number: trackingNumber ?? '' };
  }

  it('voids a label: the order is picked again, can have another, and its customer is informed', async () => {
    const { key, buyer, number } = await labeledSale();
    const reply = await voidLabel(key, number);
    expect(reply).toMatchObject({ Status: 'SUCCESS', Reason: expect.stringContaining(number) });
    expect(await voidLabel(key)).toEqual(reply);
    const order = await staffOrder(await staff(), key);
    expect(order).toMatchObject({
      orderState: 'PICKED',
      trackingNumber: null,
      labelUrl: null,
      dateShipped: null,
      allowedStates: ['SHIPPED', 'PROCESSING', 'CANCELLED'],
      labels: [{ trackingNumber: number, state: 'VOID_REQUESTED' }],
    });
    expect(order.timeline.at(-1)).toMatchObject({
      from: 'SHIPPED',
      to: 'PICKED',
      why: `Label ${number} voided`,
    });
    const mine = await replyOf(
      buyer.shop.GET('/api/order/list/{days}', { params: { path: { days: 1 } } }),
    );
    expect(mine).toMatchObject([{ orderState: 'PICKED', trackingNumber: null, trackingUrl: null }]);
    const reached = mine[0]?.stages.filter(({ at }) => at !== null).map(({ stage }) => stage);
    expect(reached).toEqual(['PAID', 'PICKED']);
    await label(key);
    // repeats the call for the old label, which leaves the new one in use
    expect(await voidLabel(key, number)).toEqual(reply);
    const { labels, ...again } = await staffOrder(await staff(), key);
    expect(again.orderState).toBe('SHIPPED');
    expect(labels).toMatchObject([
      { trackingNumber: number, state: 'VOID_REQUESTED', dateVoided: expect.any(String) },
      { trackingNumber: again.trackingNumber, state: 'IN_USE', dateVoided: null },
    ]);
    expect(again.trackingNumber).not.toBe(number);
    const id = key.orderId.slice(0, 8);
    const mails = await shop().mailsTo(buyer.email, 4);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toContain(`Your Spindle order ${id} will get a new tracking number`);
  });

  it('rejects a label that was scanned, is missing, or is not the intended one', async () => {
    const { key, number } = await labeledSale();
    expect(await voidLabel(key, '9400-other')).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await shop().scan(number, 'in_transit');
    await until(async () => {
      expect(await voidLabel(key)).toMatchObject({ Status: 'ERROR', code: 'PARCEL_SCANNED' });
    });
    const { key: unpicked } = await makeSale(shop());
    expect(await voidLabel(unpicked)).toMatchObject({ Status: 'ERROR', code: 'NO_LABEL' });
    const nobody = voidLabel({ orderId: '00000000-0000-4000-8000-000000000000' });
    expect(await rejectionOf(nobody)).toMatchObject({ status: 404 });
  });

  it('rejects moving an order back to PICKED by hand', async () => {
    const { key } = await labeledSale();
    const body = { ...key, orderState: 'PICKED' } as const;
    expect(
      await replyOf((await staff()).POST('/api/orderManager/edit/state', { body })),
    ).toMatchObject({ Status: 'ERROR', code: 'MOVE_NOT_ALLOWED' });
  });
}
