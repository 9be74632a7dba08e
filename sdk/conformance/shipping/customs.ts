import { describe, expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { declared } from '../makers/customs.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { keyOf, makeSale, moveTo, staffOrder, type OrderKey } from '../makers/sale.ts';
import { until } from '../until.ts';
import { addressAbroad, addUnits, buy, saveAddress, newShopper } from '../makers/shopper.ts';

const keyOfItem = ({ catalogId, catalogItemId }: { catalogId: string; catalogItemId: string }) => ({
  catalogId,
  catalogItemId,
});

/** Defines tests of customs forms for parcels that leave the country. */
export function describeCustoms(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;

  async function label(key: OrderKey) {
    return replyOf((await staff()).POST('/api/orderManager/buy/label', { body: key }));
  }

  const ratesOf = async ({ orderId }: OrderKey) =>
    replyOf((await staff()).POST('/api/orderManager/rates', { body: { orderId }, ...asJson }));

  describe('a parcel abroad', () => {
    it('crosses the border once the customs data is complete', async () => {
      const item = await makeItem(shop(), { price: '1500.00', attributes: declared });
      const buyer = await newShopper(shop());
      await saveAddress(buyer, addressAbroad);
      const [order] = await buy(shop(), buyer, [{ item, quantity: 2 }]);
      if (order === undefined) throw new Error('Nothing was sold.');
      const key = await keyOf(shop(), order);
      await moveTo(await staff(), key, 'PICKED');
      const { catalogId, catalogItemId } = item;
      const client = await staff();
      const path = { catalogId, catalogItemId, attributeId: 'hs-code' };
      const address = '/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}';
      await replyOf(client.DELETE(address, { params: { path } }));
      const blamed = {
        Status: 'ERROR',
        code: 'CUSTOMS_DATA_MISSING',
        Reason: `${item.title} is missing its HS code, which customs requires. Complete the item's attributes, then try again.`,
        catalogId,
        catalogItemId,
      };
      expect(await label(key)).toMatchObject(blamed);
      expect(await ratesOf(key)).toMatchObject({ ...blamed, rates: [], parcel: null });
      const body = { type: 'HS_CODE' as const, value: '8501.52' };
      await replyOf(client.PUT(address, { params: { path }, body }));
      expect(await label(key)).toMatchObject({ Status: 'ERROR', code: 'ITN_NEEDED' });
      const place = { params: { path: { id: key.orderId } } };
      const customs = '/api/admin/orders/{id}/customs';
      const missing = { itn: 'X20261123123456', phone: '+49 228 5550142' };
      const wrong = client.PUT(customs, { ...place, body: { itn: 'X2026' }, ...asJson });
      expect(await rejectionOf(replyOf(wrong))).toMatchObject({
        status: 400,
        message: 'The ITN must be X followed by 14 digits, such as X20261123123456.',
      });
      await replyOf(client.PUT(customs, { ...place, body: missing, ...asJson }));
      expect(await replyOf(client.GET(customs, place))).toEqual({
        Status: 'SUCCESS',
        Reason: 'Customs information is complete.',
        abroad: true,
        ...missing,
        citation: 'AES X20261123123456',
        formUrl: null,
        items: [
          {
            description: item.title,
            quantity: 2,
            ounces: 32,
            amount: 300_000,
            hsCode: '8501.52',
            origin: 'CN',
          },
        ],
      });
      expect(await label(key)).toMatchObject({ Status: 'SUCCESS' });
      const late = await replyOf(client.PUT(customs, { ...place, body: { itn: null }, ...asJson }));
      expect(late).toMatchObject({ Status: 'ERROR', code: 'ALREADY_SHIPPED' });
    });

    it('sends no customs data for domestic parcels', async () => {
      const { key } = await makeSale(shop());
      const order = { params: { path: { id: key.orderId } } };
      const reply = await replyOf((await staff()).GET('/api/admin/orders/{id}/customs', order));
      expect(reply).toMatchObject({ Status: 'SUCCESS', abroad: false, citation: null, items: [] });
    });

    it('is neither quoted nor paid for before the customs data is complete', async () => {
      const item = await makeItem(shop(), { attributes: declared.slice(1) });
      const { catalogId, catalogItemId, title } = item;
      const items = [{ catalogId, catalogItemId, quantity: 1 }];
      const quoted = (country: string) =>
        shop()
          .visitor()
          .POST('/api/shipping/quote', { body: { country, zip: '94104', items }, ...asJson });
      const blamed = {
        Status: 'ERROR',
        code: 'CUSTOMS_DATA_MISSING',
        Reason: `We can't ship ${title} to Germany yet because its customs information is incomplete. Remove it from your cart, or choose an address in the United States.`,
        catalogId,
        catalogItemId,
      };
      expect(await replyOf(quoted('DE'))).toMatchObject({ ...blamed, options: [] });
      expect(await replyOf(quoted('US'))).toMatchObject({ Status: 'SUCCESS' });
      const buyer = await newShopper(shop());
      await saveAddress(buyer, addressAbroad);
      await addUnits(buyer, item);
      const start = () => replyOf(buyer.shop.GET('/api/cart/checkout'));
      expect(await start()).toMatchObject({ ...blamed, RedirectUrl: null });
      const path = { catalogId, catalogItemId, attributeId: 'origin' };
      const address = '/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}';
      const body = { type: 'ORIGIN' as const, value: 'CN' };
      await replyOf((await staff()).PUT(address, { params: { path }, body }));
      expect(await start()).toMatchObject({ Status: 'SUCCESS' });
    });

    it("goes from a visitor's quote to the door, with the phone number from the payment page", async () => {
      const bulky = { attributeId: 'packed', type: 'PACKAGE' as const, value: '30x20x10' };
      const item = await makeItem(shop(), { attributes: [...declared, bulky] });
      const items = [{ ...keyOfItem(item), quantity: 1 }];
      const visitor = shop().visitor();
      const body = { country: 'DE', zip: '53111', items };
      const [cheapest] = (await replyOf(visitor.POST('/api/shipping/quote', { body, ...asJson })))
        .options;
      const buyer = await newShopper(shop());
      await saveAddress(buyer, addressAbroad);
      const [order] = await buy(shop(), buyer, [{ item }]);
      if (order === undefined) throw new Error('Nothing was sold.');
      expect(order.shippingPrice).toBeGreaterThanOrEqual(cheapest?.amount ?? Infinity);
      const key = await keyOf(shop(), order);
      const client = await staff();
      await moveTo(client, key, 'PICKED');
      const place = { params: { path: { id: key.orderId } } };
      const customs = await replyOf(client.GET('/api/admin/orders/{id}/customs', place));
      expect(customs).toMatchObject({
        Status: 'SUCCESS',
        phone: expect.stringMatching(/\d{7}/),
        citation: 'NOEEI 30.37(a)',
        items: [{ quantity: 1, amount: 38_995, hsCode: '8501.52', origin: 'CN' }],
      });
      const { rates } = await ratesOf(key);
      expect(rates.map(({ amount }) => amount)).toContain(order.shippingPrice);
      expect(await label(key)).toMatchObject({ Status: 'SUCCESS' });
      const { trackingNumber } = await staffOrder(client, key);
      await shop().scan(trackingNumber ?? '', 'delivered');
      const days = { params: { path: { days: 1 } } };
      await until(async () => {
        const [mine] = await replyOf(buyer.shop.GET('/api/order/list/{days}', days));
        const reached = mine?.stages.filter(({ at }) => at !== null).map(({ stage }) => stage);
        expect(reached).toEqual(['PAID', 'PICKED', 'SHIPPED', 'DELIVERED']);
      });
    });
  });
}
