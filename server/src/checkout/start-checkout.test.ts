import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem } from '../../test/factories/catalog.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper, sessionOf } from '../../test/shopper.ts';
import { stockOf } from '../../test/stock.ts';
import { countStatements } from '../database/count-statements.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const pay = (session: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
const setPrice = (item: { catalogId: string; itemId: string }, cents: number) =>
  query(
    shop.orm.em.fork(),
    'update catalog_items set price_cents = $3 where catalog_id = $1 and item_id = $2',
    [item.catalogId, item.itemId, cents],
  );
const sessions = () =>
  shop.recorded<{ id: string; status: string; amount_subtotal: number }>(
    '/stripe/control/sessions',
  );

describe('starting checkout', () => {
  it('names the unavailable line and reserves nothing of the others', async () => {
    const plenty = await makeItem(shop, { onHand: 5 });
    const scarce = await makeItem(shop, { onHand: 1 });
    const shopper = await newShopper(shop);
    await shopper.add(plenty);
    await shopper.add(scarce, 2);
    expect(await shopper.startCheckout()).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringContaining('We have only 1 of'),
      catalogId: scarce.catalogId,
      catalogItemId: scarce.itemId,
    });
    expect(await stockOf(shop, plenty)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('returns the same page for two tabs or a double click, and reserves the units once', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    const shopper = await newShopper(shop);
    await shopper.add(item);
    const replies = await Promise.all(
      Array.from({ length: 5 }, async () => shopper.startCheckout()),
    );
    expect(new Set(replies.map(sessionOf)).size).toBe(1);
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 1 });
  });

  it('closes the old page when the cart has changed, and transfers its units', async () => {
    const item = await makeItem(shop, { onHand: 3 });
    const shopper = await newShopper(shop);
    await shopper.add(item, 2);
    const first = await shopper.payable();
    await shopper.add(item);
    const second = await shopper.payable();
    expect(second).not.toBe(first);
    expect(await stockOf(shop, item)).toEqual({ onHand: 3, reserved: 3 });
    const all = await sessions();
    expect(all.find(({ id }) => id === first)?.status).toBe('expired');
    expect(all.find(({ id }) => id === second)?.status).toBe('open');
  });

  it('charges the price shown at checkout, and the new price at the next one', async () => {
    const item = await makeItem(shop, { priceCents: 10_000 });
    const shopper = await newShopper(shop);
    await shopper.add(item);
    const first = await shopper.payable();
    await setPrice(item, 15_000);
    expect(await shopper.startCheckout()).toMatchObject({ code: 'PRICE_CHANGED' });
    await shopper.cart();
    const second = await shopper.payable();
    expect(second).not.toBe(first);
    const all = await sessions();
    expect(all.find(({ id }) => id === second)?.amount_subtotal).toBe(15_000);
    await setPrice(item, 20_000);
    await pay(second);
    const order = await onlyOrder(shopper);
    expect(order.items[0]?.price).toBe(150);
  });

  it('reports that the earlier page was just paid instead of charging again', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const item = await makeItem(shop, { onHand: 3 });
    const other = await makeItem(shop);
    const shopper = await newShopper(shop);
    await shopper.add(item);
    await pay(await shopper.payable());
    await shopper.add(other);
    expect(await shopper.startCheckout()).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringContaining('just went through'),
    });
    await onlyOrder(shopper);
    await shop.control('/stripe/control/webhooks', {});
  });

  it('keeps the units and asks the customer to try again while the provider is unavailable', async () => {
    const item = await makeItem(shop, { onHand: 2 });
    const shopper = await newShopper(shop);
    await shopper.add(item);
    await shop.control('/control/faults', { provider: 'stripe', status: 500, times: 3 });
    const rejected = await shopper.get('/api/cart/checkout');
    expect(rejected.status).toBe(503);
    await pay(await shopper.payable());
    await onlyOrder(shopper);
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
  });

  it('creates one page if the provider created it but the reply was lost', async () => {
    const item = await makeItem(shop, { onHand: 2 });
    const shopper = await newShopper(shop);
    await shopper.add(item);
    const before = (await sessions()).length;
    await shop.control('/control/faults', { provider: 'stripe', afterEffect: true, times: 3 });
    await shopper.get('/api/cart/checkout');
    await shopper.payable();
    expect((await sessions()).length).toBe(before + 1);
    expect(await stockOf(shop, item)).toEqual({ onHand: 2, reserved: 1 });
  });

  it("charges the shop's own price if the provider has lost the published one", async () => {
    const item = await makeItem(shop, {
      priceCents: 4_200,
      providerPriceId: `price_gone_${Date.now()}`,
      providerPriceCents: 4_200,
    });
    const shopper = await newShopper(shop);
    await shopper.add(item);
    await pay(await shopper.payable());
    const order = await onlyOrder(shopper);
    expect(order.items[0]?.price).toBe(42);
    expect(await stockOf(shop, item)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('takes ten statements for a changed large cart with rates from a carrier', async () => {
    // the provider's events go to the other process, so handling them adds no statements here
    const beside = await startShop({ beside: shop });
    const shopper = await newShopper(beside);
    const items = [];
    for (let line = 0; line < 20; line++) {
      const item = await makeItem(beside, { onHand: 3 });
      items.push(item);
      await shopper.add(item);
    }
    await shopper.payable();
    const [changed] = items;
    if (!changed) throw new Error('no item');
    await shopper.add(changed);
    // Simulates the cache after a sale: this process has none of the items cached.
    await beside.services.snapshot.rebuild();
    const { statements } = await countStatements(beside.orm, async () => shopper.payable());
    expect(statements.length, statements.join('\n')).toBe(10);
    expect(await stockOf(shop, changed)).toEqual({ onHand: 3, reserved: 2 });
    await beside.close();
  });
});
