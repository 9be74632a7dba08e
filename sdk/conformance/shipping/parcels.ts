import { expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { makeSale, moveTo, staffOrder } from '../makers/sale.ts';
import { listOf } from '../orders/customer-order-tests.ts';

export function parcelsConform(shop: () => ConformingShop): void {
  it('buys a label for each parcel of a heavy order, and only the missing ones', async () => {
    const weight = { attributeId: 'weight', type: 'WEIGHT' as const, value: '900' };
    const { key, buyer } = await makeSale(shop(), { attributes: [weight], quantity: 2 });
    const { orderId } = key;
    const { shop: staff } = await administratorOf(shop());
    const label = () => replyOf(staff.POST('/api/orderManager/buy/label', { body: key }));
    await moveTo(staff, key, 'PICKED');
    const { parcels, rates } = await replyOf(
      staff.POST('/api/orderManager/rates', { body: { orderId }, ...asJson }),
    );
    expect(parcels).toMatchObject([
      { parcelId: '1', ounces: 900 },
      { parcelId: '2', ounces: 900 },
    ]);
    expect(await label()).toMatchObject({ Status: 'SUCCESS' });
    const order = await staffOrder(staff, key);
    const half = (rates[0]?.amount ?? 0) / 2;
    expect(order.labels).toMatchObject([{ amount: half }, { amount: half }]);
    expect(order.parcels).toMatchObject([{ weight: 900 }, { weight: 900 }]);
    const [first, second, ...others] = order.parcels;
    expect(others).toEqual([]);
    expect(order).toMatchObject({ orderState: 'SHIPPED', trackingNumber: first?.trackingNumber });
    const bought = (await listOf(buyer)).find((one) => one.orderId === orderId);
    expect(bought?.parcels.map(({ trackingNumber }) => trackingNumber)).toEqual([
      first?.trackingNumber,
      second?.trackingNumber,
    ]);
    const body = { orderId, trackingNumber: second?.trackingNumber ?? '' };
    const voided = staff.POST('/api/orderManager/void/label', { body, ...asJson });
    expect(await replyOf(voided)).toMatchObject({ Status: 'SUCCESS' });
    const waiting = await staffOrder(staff, key);
    expect(waiting).toMatchObject({ orderState: 'PICKED', trackingNumber: null });
    expect(waiting.parcels).toEqual([first]);
    expect(await label()).toMatchObject({ Status: 'SUCCESS' });
    const again = await staffOrder(staff, key);
    expect(again).toMatchObject({ orderState: 'SHIPPED', trackingNumber: first?.trackingNumber });
    expect(again.parcels.map(({ parcelId }) => parcelId)).toEqual(['1', '2']);
    expect(again.labels).toHaveLength(3);
  });

  it('voids every label of an order that still ships, also after one was voided by itself', async () => {
    const weight = { attributeId: 'weight', type: 'WEIGHT' as const, value: '900' };
    const { key } = await makeSale(shop(), { attributes: [weight], quantity: 3 });
    const { shop: staff } = await administratorOf(shop());
    await moveTo(staff, key, 'PICKED');
    await replyOf(staff.POST('/api/orderManager/buy/label', { body: key }));
    const { parcels } = await staffOrder(staff, key);
    for (const trackingNumber of [parcels[1]?.trackingNumber, undefined]) {
      const body = { orderId: key.orderId, ...(trackingNumber && { trackingNumber }) };
      const voided = staff.POST('/api/orderManager/void/label', { body, ...asJson });
      expect(await replyOf(voided)).toMatchObject({ Status: 'SUCCESS' });
    }
    const order = await staffOrder(staff, key);
    expect(order).toMatchObject({ orderState: 'PICKED', trackingNumber: null, parcels: [] });
    expect(order.labels.map(({ state }) => state)).toEqual(
      order.labels.map(() => 'VOID_REQUESTED'),
    );
    expect(order.labels).toHaveLength(3);
  });
}
