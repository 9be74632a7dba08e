import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { publishAll, publisherOf, type Publisher } from '../../test/publisher.ts';
import { newShopper, type Shopper } from '../../test/shopper.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { stockOf } from '../../test/stock.ts';
import { itemForm } from '../../test/store-builder.ts';

let shop: TestShop;
let staff: SignedIn;
let shopper: Shopper;
let item: TestItem;
let publisher: Publisher;
let product: string;
let price: string;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());
beforeEach(async () => {
  item = await makeItem(shop, { priceCents: 1_000, onHand: 5 });
  publisher = await publishAll(staff, item);
  const look = await publisher.look();
  product = String(look.Product?.id);
  price = String(look.Price?.id);
  shopper = await newShopper(shop);
});

const stripe = () => shop.services.stripe;

/** Buys one unit and returns the amount charged on the payment page. */
async function buy(): Promise<{ price: Stripe.Price | null; taxCode: unknown; cents: number }> {
  await shopper.add(item);
  const session = await shopper.payable();
  const lines = await stripe().checkout.sessions.listLineItems(session, {
    expand: ['data.price.product'],
  });
  await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
  const order = await onlyOrder(shopper);
  const line = lines.data[0];
  const made = line?.price?.product;
  expect(order.items[0]?.price).toBe((line?.amount_subtotal ?? 0) / 100);
  expect(await stockOf(shop, item)).toEqual({ onHand: 4, reserved: 0 });
  return {
    price: line?.price ?? null,
    taxCode: typeof made === 'object' && !made.deleted ? made.tax_code : undefined,
    cents: line?.amount_subtotal ?? 0,
  };
}

const save = (fields: Record<string, string>) =>
  staff.put(
    `/api/catbuilder/${item.catalogId}/${item.itemId}`,
    itemForm({ price: '10', inventory: '5', ...fields }),
  );

describe('checkout charges the price the shop shows', () => {
  it('using the published price if they are equal', async () => {
    expect(await buy()).toMatchObject({ price: { id: price }, cents: 1_000 });
  });

  it('using its own price if staff have not published the new one', async () => {
    await save({ price: '12.50' });
    const bought = await buy();
    expect(bought).toMatchObject({ cents: 1_250, taxCode: 'txcd_99999999' });
    expect(bought.price?.id).not.toBe(price);
    expect(bought.price).toMatchObject({ currency: 'usd', tax_behavior: 'exclusive' });
  });

  it('using the new published price after publishing', async () => {
    await save({ price: '12.50' });
    await publisher.publishPrice();
    const { Price } = await publisher.look();
    expect(await buy()).toMatchObject({ price: { id: Price?.id }, cents: 1_250 });
  });

  it('using its own price if the tax code has changed', async () => {
    await save({ taxCode: 'txcd_00000000' });
    expect(await buy()).toMatchObject({ cents: 1_000, taxCode: 'txcd_00000000' });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'the price was archived',
      async () => {
        await stripe().products.update(product, { default_price: '' });
        await stripe().prices.update(price, { active: false });
      },
    ],
    ['the product was archived', () => stripe().products.update(product, { active: false })],
  ])('using its own price if %s at the provider', async (_, concurrently) => {
    await concurrently();
    const bought = await buy();
    expect(bought).toMatchObject({ cents: 1_000, taxCode: 'txcd_99999999' });
    expect(bought.price?.id).not.toBe(price);
    expect((await publisher.look()).OutOfStep).not.toEqual([]);
    await publisher.publishProduct();
    await publisher.publishPrice();
    expect((await publisher.look()).OutOfStep).toEqual([]);
  });

  it('using its own price for the one item of a large cart whose price was lost', async () => {
    const others = await Promise.all([makeItem(shop), makeItem(shop)]);
    for (const other of others) {
      await publishAll(staff, other);
      await shopper.add(other);
    }
    await stripe().products.update(product, { active: false });
    await shopper.add(item);
    const session = await shopper.payable();
    const lines = await stripe().checkout.sessions.listLineItems(session);
    expect(lines.data.map((line) => line.amount_subtotal).toSorted((a, b) => a - b)).toEqual([
      1_000, 38_995, 38_995,
    ]);
  });

  it('once, even if the published price is recurring', async () => {
    item = await makeItem(shop, { priceCents: 1_000, onHand: 5, subscription: true });
    publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    await publisher.publishPrice({ interval: 'year' });
    product = String((await publisher.look()).Product?.id);
    await save({ subscription: 'false' });
    expect(await buy()).toMatchObject({ cents: 1_000, price: { recurring: null } });
  });
});
