import { describe, expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { makeItem } from '../makers/make-item.ts';
import { makeKit } from '../makers/make-kit.ts';
import { keyOf, moveTo, settledOrder, staffOrder } from '../makers/sale.ts';
import { buy, newShopper } from '../makers/shopper.ts';
import { listOf } from '../orders/customer-order-tests.ts';
import { until } from '../until.ts';

type Item = Pick<Awaited<ReturnType<typeof makeItem>>, 'catalogId' | 'catalogItemId'>;

export function kitRefundsConform(shop: () => ConformingShop): void {
  const weight = { attributeId: 'Shipping weight', type: 'WEIGHT' as const, value: '8' };
  const of = ({ catalogId, catalogItemId }: Item, quantity: number) => ({
    catalogId,
    catalogItemId,
    quantity,
  });

  /** Sells sets of four bolts of $10.00 and a part of $20.00, for $54.00 each including tax. */
  async function sell(quantity: number, other: Parameters<typeof makeItem>[1] = {}) {
    const published = false;
    const attributes = [weight];
    const stocked = { published, attributes, inventory: 12 };
    const bolt = await makeItem(shop(), { ...stocked, title: 'Bolt', price: '10.00' });
    const nut = await makeItem(shop(), { ...stocked, title: 'Nut', price: '20.00', ...other });
    const parts = [{ item: bolt, quantity: 4 }, { item: nut }];
    const set = await makeKit(shop(), parts, { title: 'Spindle set', price: '50.00' });
    const buyer = await newShopper(shop());
    const [order] = await buy(shop(), buyer, [{ item: set, quantity }]);
    if (order === undefined) throw new Error('Nothing was sold.');
    const { shop: staff } = await administratorOf(shop());
    return { bolt, nut, set, buyer, order, key: await keyOf(shop(), order), staff };
  }

  type Sale = Awaited<ReturnType<typeof sell>>;
  type Lines = components['schemas']['RefundLineInput'][];

  const refund = ({ staff, order: { orderId } }: Sale, lines: Lines) => {
    const body = { orderId, reason: 'As agreed', lines };
    return replyOf(staff.POST('/api/orderManager/refund', { body, ...asJson }));
  };

  const count = async ({ catalogId, catalogItemId }: Item) => {
    const address = '/api/catalog/inventory/{catalogId}/{catalogItemId}';
    const params = { path: { catalogId, catalogItemId } };
    return (await replyOf(shop().visitor().GET(address, { params }))).count;
  };

  const toPick = async ({ staff, order }: Sale) => {
    const orders = await replyOf(staff.GET('/api/admin/adminPicking'));
    return orders.find(({ orderId }) => orderId === order.orderId)?.items;
  };

  describe("a sold kit's parts", () => {
    it('are refunded one by one, to the cent, and no longer ship', async () => {
      const sale = await sell(2);
      const { bolt, nut, set, staff, key } = sale;
      expect(await refund(sale, [{ ...of(set, 0), parts: [of(bolt, 3)] }])).toMatchObject({
        Status: 'SUCCESS',
        Reason: '$27.00 will be refunded to the customer.',
      });
      expect(await settledOrder(staff, key)).toMatchObject({
        orderState: 'PENDING',
        refunds: [{ lines: [{ ...of(set, 0), parts: [of(bolt, 3)], amount: 2_700, tax: 200 }] }],
        money: {
          lines: [
            { left: 8_100, unitsRefunded: 0, parts: [{ unitsRefunded: 3 }, { unitsRefunded: 0 }] },
          ],
        },
        items: [
          {
            quantityOwed: 2,
            parts: [
              { units: 8, unitsRefunded: 3 },
              { units: 2, unitsRefunded: 0 },
            ],
          },
        ],
      });
      expect([await count(bolt), await count(nut)]).toEqual([7, 10]);
      expect(await toPick(sale)).toMatchObject([{ quantity: 5 }, { quantity: 2 }]);
      const mails = await shop().mailsTo(sale.buyer.email, 2);
      const mail = mails.find(({ subject }) => subject.startsWith('Your refund for Spindle order'));
      expect(mail?.text).toContain('Parts of Spindle set (3 × Bolt)');
    });

    it('are worth the same as their kits, which are refunded only once', async () => {
      const sale = await sell(2);
      const { bolt, nut, set } = sale;
      await refund(sale, [{ ...of(set, 0), parts: [of(bolt, 3)] }]);
      expect(await refund(sale, [of(set, 1)])).toMatchObject({
        Reason: '$54.00 will be refunded to the customer.',
      });
      expect(await refund(sale, [of(set, 2)])).toMatchObject({ code: 'TOO_MANY_UNITS' });
      expect(await refund(sale, [{ ...of(set, 0), parts: [of(bolt, 2)] }])).toMatchObject({
        code: 'TOO_MANY_UNITS',
        Reason: '1 unit of Bolt can be refunded. The others were refunded or are in a return.',
      });
      expect(await refund(sale, [{ ...of(set, 0), parts: [of(set, 1)] }])).toMatchObject({
        code: 'NOT_ON_ORDER',
      });
      const rest = [of(bolt, 1), of(nut, 1)];
      expect(await refund(sale, [{ ...of(set, 0), parts: rest }])).toMatchObject({
        Reason: '$27.00 will be refunded to the customer.',
      });
      expect(await staffOrder(sale.staff, sale.key)).toMatchObject({
        orderState: 'CANCELLED',
        money: { lines: [{ paid: 10_800, left: 0, unitsRefunded: 2 }] },
      });
      expect([await count(bolt), await count(nut)]).toEqual([12, 12]);
    });

    it("don't come back with their kit after they were refunded", async () => {
      const sale = await sell(1);
      const { bolt, nut, set, staff, key, buyer, order } = sale;
      await moveTo(staff, key, 'PICKED');
      await moveTo(staff, key, 'SHIPPED');
      await refund(sale, [{ ...of(set, 0), parts: [of(bolt, 1)] }]);
      await settledOrder(staff, key);
      const body = { orderId: order.orderId, items: [of(set, 1)] };
      await replyOf(buyer.shop.POST('/api/order/return', { body, ...asJson }));
      const child = await until(async () => {
        const orders = await listOf(buyer);
        const found = orders.find(({ parentId }) => parentId === order.orderId);
        if (found === undefined) throw new Error('Nothing is sent back.');
        return found;
      });
      expect(child).toMatchObject({
        total: 4_500,
        items: [{ quantity: 1, parts: [{ units: 3 }, { units: 1 }] }],
      });
      const returned = await keyOf(shop(), child);
      await moveTo(staff, returned, 'RETURNED');
      expect([await count(bolt), await count(nut)]).toEqual([11, 12]);
      await moveTo(staff, returned, 'REFUNDED');
      expect(await staffOrder(staff, key)).toMatchObject({
        money: { lines: [{ paid: 5_400, left: 0, unitsRefunded: 1 }] },
      });
    });

    it.each(['PENDING', 'PICKED'] as const)(
      'end a %s order like a digital one once only digital ones stay paid',
      async (orderState) => {
        const key = { attributeId: 'Key', type: 'LICENSE' as const, value: 'Manual key' };
        const sale = await sell(1, { digital: true, attributes: [key] });
        const { bolt, nut, set, staff } = sale;
        if (orderState === 'PICKED') await moveTo(staff, sale.key, orderState);
        await refund(sale, [{ ...of(set, 0), parts: [of(bolt, 3)] }]);
        expect(await settledOrder(staff, sale.key)).toMatchObject({ orderState });
        await refund(sale, [{ ...of(set, 0), parts: [of(bolt, 1)] }]);
        expect(await settledOrder(staff, sale.key)).toMatchObject({
          orderState: 'SHIPPED',
          allowedStates: ['REFUNDED'],
          dateShipped: null,
        });
        expect(await toPick(sale)).toBeUndefined();
        expect(await count(bolt)).toBe(12);
        expect(await listOf(sale.buyer)).toMatchObject([
          { orderState: 'SHIPPED', returnable: false, stages: [], items: [{ access: 'OPEN' }] },
        ]);
        await refund(sale, [{ ...of(set, 0), parts: [of(nut, 1)] }]);
        expect(await settledOrder(staff, sale.key)).toMatchObject({
          orderState: 'SHIPPED',
          money: { lines: [{ left: 0 }] },
        });
        expect(await listOf(sale.buyer)).toMatchObject([{ items: [{ access: 'CLOSED' }] }]);
      },
    );

    it('no longer give access after they were refunded', async () => {
      const key = { attributeId: 'Key', type: 'LICENSE' as const, value: 'Manual key' };
      const sale = await sell(1, { digital: true, attributes: [key] });
      expect(sale.order.items).toMatchObject([{ access: 'OPEN' }]);
      await refund(sale, [{ ...of(sale.set, 0), parts: [of(sale.nut, 1)] }]);
      const [order] = await listOf(sale.buyer);
      expect(order).toMatchObject({
        orderState: 'PENDING',
        items: [{ access: 'CLOSED', licenceKeys: [] }],
      });
      expect(await toPick(sale)).toMatchObject([{ quantity: 4 }]);
    });
  });
}
