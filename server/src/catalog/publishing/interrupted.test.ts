import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { makeItem, type TestItem } from '../../../test/factories/catalog.ts';
import { makeKillableShop, type KillableShop } from '../../../test/killable-shop.ts';
import { publishAll, publisherOf } from '../../../test/publisher.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { createStripe } from '../../gateways/stripe.ts';
import { query } from '../../database/query.ts';

const slow = 120_000;

let shop: KillableShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await makeKillableShop();
  await shop.start();
  staff = await signInAs(shop, 'extended');
}, slow);
afterAll(() => shop.close());

const stripe = () => createStripe(shop.config.stripe, shop.config.providers);
const productId = ({ catalogId, itemId }: TestItem) => `${catalogId}_${itemId}`;
const publishPath = ({ catalogId, itemId }: TestItem) =>
  `/api/catbuilder/stripe/publish/${catalogId}/${itemId}`;
const pricesOf = async (item: TestItem) =>
  (await stripe().prices.list({ product: productId(item), limit: 100 })).data;
const fault = (kind: {
  times: number;
  latencyMs?: number;
  held?: true;
  afterEffect?: true;
  status?: number;
}) => shop.control('/control/faults', { provider: 'stripe', ...kind });

/**
 * Lets the given number of provider calls pass, then kills the shop while it waits for the next
 * one.
 */
async function killAfter(calls: number, click: () => Promise<unknown>): Promise<void> {
  await fault({ latencyMs: 0, times: calls });
  await fault({ held: true, times: 1 });
  const cut = click().catch(() => 'no answer');
  await eventually(async () => expect(await shop.recorded('/control/faults')).toEqual([]));
  await shop.kill();
  expect(await cut).toBe('no answer');
  await shop.control('/control/faults/release');
}

async function noted({ catalogId, itemId }: TestItem) {
  const rows = await query<{ product: string | null; price: string | null }>(
    shop.orm.em.fork(),
    `select provider_product_id as product, provider_price_id as price from catalog_items
      where catalog_id = $1 and item_id = $2`,
    [catalogId, itemId],
  );
  return rows[0];
}

describe('a shop that is killed after calling the provider, before recording the result', () => {
  it('finds the product it created when it publishes again', { timeout: slow }, async () => {
    const item = await makeItem(shop);
    await killAfter(1, () => staff.get(publishPath(item)));
    await eventually(() => stripe().products.retrieve(productId(item)));
    expect(await noted(item)).toEqual({ product: null, price: null });

    await shop.start();
    const publisher = publisherOf(staff, item);
    expect((await publisher.look()).OutOfStep).toEqual([
      `The shop has no record of the provider's product ${productId(item)}. Publish the product again.`,
    ]);
    expect(await publisher.publishProduct()).toMatchObject({ Status: 'SUCCESS' });
    expect(await noted(item)).toEqual({ product: productId(item), price: null });
    const all = await stripe().products.search({
      query: `metadata["catalogItemId"]:"${item.itemId}"`,
    });
    expect(all.data).toHaveLength(1);
  });

  it('finds the price it created when it publishes again', { timeout: slow }, async () => {
    const item = await makeItem(shop);
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    await killAfter(3, () => staff.post(publishPath(item)));
    await eventually(async () => expect(await pricesOf(item)).toHaveLength(1));
    expect(await noted(item)).toMatchObject({ price: null });

    await shop.start();
    expect((await publisher.look()).OutOfStep).toEqual([
      "Checkout doesn't use the provider's price. Publish the price again.",
    ]);
    expect(await publisher.publishPrice()).toMatchObject({ Status: 'SUCCESS' });
    const [price, ...others] = await pricesOf(item);
    expect(others).toEqual([]);
    expect(await noted(item)).toMatchObject({ price: price?.id });
    expect((await publisher.look()).OutOfStep).toEqual([]);
  });
});

describe('a provider that does its work but whose response is lost', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'leaves one active price after publishing again: from call %i on',
    async (calls) => {
      const item = await makeItem(shop, { priceCents: 1_000 });
      const publisher = await publishAll(staff, item);
      await query(
        shop.orm.em.fork(),
        'update catalog_items set price_cents = 1250 where item_id = $1',
        [item.itemId],
      );
      await fault({ latencyMs: 0, times: calls });
      await fault({ afterEffect: true, times: 3 });
      expect((await staff.post(publishPath(item))).status).toBe(503);
      expect(await shop.recorded('/control/faults')).toEqual([]);
      expect(await publisher.publishPrice()).toMatchObject({ Status: 'SUCCESS' });
      const prices = await pricesOf(item);
      expect(prices.map(({ unit_amount: cents, active }) => [cents, active])).toEqual([
        [1_250, true],
        [1_000, false],
      ]);
      expect((await publisher.look()).OutOfStep).toEqual([]);
    },
  );

  it('can be called again after a failure, which it would repeat', async () => {
    const item = await makeItem(shop);
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    await fault({ latencyMs: 0, times: 3 });
    await fault({ status: 500, times: 3 });
    expect((await staff.post(publishPath(item))).status).toBe(503);
    expect(await publisher.publishPrice()).toMatchObject({ Status: 'SUCCESS' });
    expect(await pricesOf(item)).toHaveLength(1);
  });
});
