import { expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makeSale, moveTo, staffOrder, type OrderKey } from '../makers/sale.ts';
import { addressAbroad } from '../makers/shopper.ts';

export function addressTests(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;
  const correct = async ({ orderId: id }: OrderKey, body: BodyOf<'correctOrderAddress'>) =>
    replyOf(
      (await staff()).PUT('/api/admin/orders/{id}/address', {
        params: { path: { id } },
        body,
        ...asJson,
      }),
    );
  const typed = {
    address: '20 north main street, suite 4',
    city: 'springfield',
    state: 'il',
    zip: '62701-0001',
    country: 'US',
  };
  const found = { address: '20 N MAIN ST STE 4', city: 'SPRINGFIELD', state: 'IL' };
  const postal = {
    line1: found.address,
    line2: null,
    city: found.city,
    state: found.state,
    postal_code: typed.zip,
    country: 'US',
  };

  it('are corrected once, in the spelling that the carrier knows', async () => {
    const { key, order } = await makeSale(shop());
    const suggestion = { ...typed, ...found };
    expect(await correct(key, typed)).toMatchObject({ Status: 'MODIFIED', Response: suggestion });
    expect((await staffOrder(await staff(), key)).shipping).toEqual(order.shipping);
    for (const name of ['Ada Park', 'Ada Park']) {
      expect(await correct(key, { ...suggestion, name })).toEqual({
        Status: 'SUCCESS',
        Reason: 'Address corrected.',
        Response: { ...suggestion, name },
      });
    }
    const { shipping, timeline, version } = await staffOrder(await staff(), key);
    expect(shipping).toEqual({ name: 'Ada Park', tracking_number: null, address: postal });
    expect(timeline.filter(({ why }) => why === 'Address corrected')).toHaveLength(1);
    const stale = await rejectionOf(
      correct(key, { ...typed, version: version - 1, asTyped: true }),
    );
    expect(stale).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
  });

  it('are kept as typed if staff insist', async () => {
    const { key } = await makeSale(shop());
    expect(await correct(key, { ...typed, asTyped: true })).toMatchObject({ Status: 'SUCCESS' });
    expect((await staffOrder(await staff(), key)).shipping).toMatchObject({
      address: { line1: typed.address, city: 'springfield' },
      asTyped: true,
    });
  });

  it('stay in their country, and stay once a label is bought', async () => {
    const { key } = await makeSale(shop());
    expect(await correct(key, { ...typed, address: 'main street' })).toMatchObject({
      Status: 'ERROR',
      code: 'ADDRESS_NOT_FOUND',
    });
    expect(await correct(key, addressAbroad)).toMatchObject({ code: 'COUNTRY_PAID_FOR' });
    const client = await staff();
    await moveTo(client, key, 'PICKED');
    await replyOf(client.POST('/api/orderManager/buy/label', { body: key }));
    expect(await correct(key, typed)).toMatchObject({ Status: 'ERROR', code: 'ALREADY_SHIPPED' });
  });
}
