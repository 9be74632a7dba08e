import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { stockOf } from '../../test/stock.ts';
import { newShopper } from '../../test/shopper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('a sale', () => {
  it('holds the units at checkout and turns the payment into an order', async () => {
    const item = await makeItem(shop, { onHand: 3, priceCents: 12_995 });
    const shopper = await newShopper(shop);
    await shopper.add(item, 2);
    const session = await shopper.payable();
    expect(await stockOf(shop, item)).toEqual({ onHand: 3, reserved: 2 });

    await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
    const [order] = await eventually(async () => {
      const orders = await shopper.orders();
      expect(orders).toHaveLength(1);
      return orders;
    });
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
    expect(order).toMatchObject({ orderState: 'PENDING', state: 'PENDING', returnable: false });
    expect(order?.items).toMatchObject([{ catalogItemId: item.itemId, quantity: 2, price: 129.95 }]);
    expect(await shopper.cart()).toEqual([]);
  });
});
