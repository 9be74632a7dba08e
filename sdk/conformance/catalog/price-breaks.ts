import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeItem, type ItemOptions } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { keyOf, settledOrder } from '../makers/sale.ts';
import { addUnits, buy, newShopper } from '../makers/shopper.ts';
import { storeBuilder } from '../makers/store-builder.ts';

type Breaks = NonNullable<BodyOf<'updateItemDetails'>['priceBreaks']> | null;
type Item = Awaited<ReturnType<typeof makeItem>>;

const priceBreaks = [
  { from: 10, price: 7.5 },
  { from: 50, price: 6.9 },
];

export function priceBreaksConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);

  const pathOf = ({ catalogId, catalogItemId }: Item) => ({
    params: { path: { catalogId, catalogItemId } },
  });

  async function save(item: Item, breaks: Breaks) {
    const address = '/api/admin/items/{catalogId}/{catalogItemId}';
    const body = { priceBreaks: breaks };
    return replyOf((await builder.staff()).PATCH(address, { ...pathOf(item), body, ...asJson }));
  }

  async function boltsOf(options: ItemOptions = {}) {
    const item = await makeItem(shop(), { price: '8.00', inventory: 100, ...options });
    expect(await save(item, priceBreaks)).toMatchObject({ Status: 'SUCCESS' });
    return item;
  }

  describe('quantity prices', () => {
    it('stand on the item, and each cart line has the price of its quantity', async () => {
      const item = await boltsOf();
      const address = '/api/catalog/{catalogId}/{catalogItemId}';
      const shown = await replyOf(shop().visitor().GET(address, pathOf(item)));
      expect(shown).toMatchObject({ price: 8, priceBreaks });
      expect(shown).not.toHaveProperty('regularPrice');
      const buyer = await newShopper(shop());
      const one = await addUnits(buyer, item);
      expect(one).toMatchObject([{ item: { price: 8 }, nextBreak: priceBreaks[0] }]);
      expect(one[0]?.item).not.toHaveProperty('regularPrice');
      const ten = { price: 7.5, regularPrice: 8, priceBreaks };
      expect(await addUnits(buyer, item, 9)).toMatchObject([{ item: { price: 8 } }]);
      expect(await addUnits(buyer, item)).toMatchObject([
        { quantity: 10, item: ten, nextBreak: priceBreaks[1] },
      ]);
      const many = await addUnits(buyer, item, 60);
      expect(many).toMatchObject([{ item: { price: 6.9, regularPrice: 8 } }]);
      expect(many[0]).not.toHaveProperty('nextBreak');
      expect(many[0]).not.toHaveProperty('previousPrice');
      const summary = await replyOf(buyer.shop.GET('/api/cart/summary'));
      expect(summary).toMatchObject({ subtotal: 60 * 690 });
    });

    it('are not offered for a digital item, of which each customer buys one', async () => {
      const item = await boltsOf({ digital: true });
      const buyer = await newShopper(shop());
      const [line] = await addUnits(buyer, item);
      expect(line).toMatchObject({ quantity: 1, item: { price: 8 } });
      expect(line).not.toHaveProperty('nextBreak');
      expect(line?.item).not.toHaveProperty('priceBreaks');
    });

    it('are paid and refunded to the cent, with tax', async () => {
      const item = await boltsOf();
      const buyer = await newShopper(shop());
      const [order] = await buy(shop(), buyer, [{ item, quantity: 12 }]);
      expect(order?.items).toMatchObject([{ price: 7.5, quantity: 12 }]);
      const staff = await builder.staff();
      const key = await keyOf(shop(), order ?? { orderId: '' });
      const { catalogId, catalogItemId } = item;
      const lines = [{ catalogId, catalogItemId, quantity: 3 }];
      const body = { orderId: key.orderId, lines, reason: 'Bent' };
      expect(
        await replyOf(staff.POST('/api/orderManager/refund', { body, ...asJson })),
      ).toMatchObject({ Status: 'SUCCESS' });
      expect(await settledOrder(staff, key)).toMatchObject({ refunds: [{ amount: 3 * 810 }] });
    });

    it('give way to a lower sale price, and lower a higher one', async () => {
      const item = await boltsOf();
      const times = { saleStarts: '2020-01-01T00:00:00Z', saleEnds: '2099-01-01T00:00:00Z' };
      const sale = (await builder.staff()).PUT(
        '/api/admin/items/{catalogId}/{catalogItemId}/sale',
        { ...pathOf(item), body: { salePrice: '7.20', ...times }, ...asJson },
      );
      expect(await replyOf(sale)).toMatchObject({ Status: 'SUCCESS' });
      const buyer = await newShopper(shop());
      expect(await addUnits(buyer, item, 10)).toMatchObject([
        { item: { price: 7.2, regularPrice: 8 }, nextBreak: priceBreaks[1] },
      ]);
      expect(await addUnits(buyer, item, 50)).toMatchObject([{ item: { price: 6.9 } }]);
    });

    it('that are no longer below the price are removed with it, or keep it from being lowered', async () => {
      const item = await boltsOf();
      const priced = async (price: string) =>
        (await builder.saveItem(item, { title: item.title, price })).CatalogItem;
      expect(await priced('7.51')).toMatchObject({ price: 7.51, priceBreaks });
      const { catalogId, catalogItemId } = item;
      const body = { edits: [{ catalogId, catalogItemId, price: '7.50' }], preview: true };
      const edit = (await builder.staff()).POST('/api/admin/itemEdits', { body, ...asJson });
      expect(await replyOf(edit)).toMatchObject({
        results: [{ Status: 'ERROR', code: 'PRICE_BREAK_NOT_LOWER' }],
      });
      expect(await priced('7.50')).toMatchObject({ price: 7.5, priceBreaks: [priceBreaks[1]] });
      expect(await priced('5.00')).toMatchObject({ price: 5, priceBreaks: [] });
      expect(await priced('8.00')).toMatchObject({ price: 8, priceBreaks: [] });
    });

    it('are cleared, and rejected if they are not lower', async () => {
      const item = await boltsOf();
      const high = await save(item, [{ from: 10, price: 8 }]);
      expect(high).toMatchObject({
        Status: 'ERROR',
        code: 'PRICE_BREAK_NOT_LOWER',
        Errors: [{ path: 'priceBreaks' }],
      });
      const reversed = save(item, priceBreaks.toReversed());
      expect(await rejectionOf(reversed)).toMatchObject({ status: 400 });
      expect(await save(item, null)).toMatchObject({ CatalogItem: { priceBreaks: [] } });
      const plan = await makeItem(shop(), { subscription: true });
      expect(await save(plan, priceBreaks)).toMatchObject({ code: 'SOLD_BY_SUBSCRIPTION' });
    });
  });
}
