import { randomUUID } from 'node:crypto';
import { query } from '../../src/database/query.ts';
import { makeCrowd } from '../crowd.ts';
import { setCoupon, makeCode } from '../discounts.ts';
import { makeItem, type TestItem } from '../factories/catalog.ts';
import type { MovingClock } from '../moving-clock.ts';
import type { TestShop } from '../shop.ts';
import type { Shopper } from '../shopper.ts';
import { signInAs, type SignedIn } from '../sign-in.ts';

export interface Buyer {
  shopper: Shopper;
  /** Payment pages to which this buyer was redirected. */
  sessions: string[];
}

export interface StockedItem extends TestItem {
  digital: boolean;
  initial: number;
  /** The regular price. */
  priceCents: number;
}

/** A few buyers, and a few scarce items and a kit of them that no other test uses. */
export interface Market {
  shop: TestShop;
  clock: MovingClock;
  buyers: Buyer[];
  items: StockedItem[];
  staff: SignedIn;
  /**
   * Codes that take off a percentage, an amount, everything, or more than the price of the cheapest
   * item, make shipping free, or are for two catalogs.
   */
  codes: { id: string; code: string }[];
}

export async function openMarket(shop: TestShop, clock: MovingClock): Promise<Market> {
  const crowd = await makeCrowd(shop, 3);
  const freight = [{ attributeId: 'group', type: 'SHIPPING' as const, value: 'FREIGHT' }];
  const options = [
    { onHand: 2, priceCents: 3_333 },
    { onHand: 4, priceCents: 1_999 },
    { onHand: 3, priceCents: 12_347, attributes: freight },
    { onHand: 9, priceCents: 995, digital: true },
  ];
  const items: StockedItem[] = [];
  for (const request of options) {
    const item = await makeItem(shop, request);
    items.push({
      ...item,
      digital: request.digital ?? false,
      initial: request.onHand,
      priceCents: request.priceCents,
    });
  }
  items.push(await makeKit(shop, items));
  await giveCoupons(shop, items);
  const staff = await signInAs(shop, 'extended');
  const codes = await makeCodes(staff, items);
  await shop.services.snapshot.refresh();
  const buyers = crowd.map((shopper) => ({ shopper, sessions: [] }));
  return { shop, clock, items, buyers, staff, codes };
}

/** Creates a kit of two units of the second item and the digital one. */
async function makeKit(shop: TestShop, items: readonly StockedItem[]): Promise<StockedItem> {
  const [, shipped, , digital] = items;
  if (!shipped || !digital) throw new Error('no parts for a kit');
  const parts = [
    { of: shipped, description: 'contains 2: one for each side' },
    { of: digital, description: 'contains' },
  ];
  const attributes = parts.map(({ of: { catalogId, itemId }, description }) => ({
    attributeId: itemId,
    type: 'COMPONENT' as const,
    value: `${catalogId}/${itemId}`,
    description,
  }));
  const kit = { kit: true, priceCents: 4_445, onHand: 0, attributes };
  const item = await makeItem(shop, kit);
  return { ...item, digital: false, initial: 0, priceCents: kit.priceCents };
}

/** Gives the first two items different coupons, so that their discounts differ. */
async function giveCoupons(shop: TestShop, items: readonly StockedItem[]): Promise<void> {
  const { stripe } = shop.services;
  const coupons = [
    await stripe.coupons.create({ percent_off: 12.5 }),
    await stripe.coupons.create({ amount_off: 701, currency: 'usd' }),
  ];
  for (const [at, item] of items.entries()) {
    const { id: product } = await stripe.products.create({ name: item.itemId });
    await query(
      shop.orm.em.fork(),
      `update catalog_items set provider_product_id = $3 where catalog_id = $1 and item_id = $2`,
      [item.catalogId, item.itemId, product],
    );
    const coupon = coupons[at];
    if (coupon) await setCoupon(shop, item, coupon.id);
  }
}

async function makeCodes(staff: SignedIn, items: readonly StockedItem[]) {
  const [first, second] = items.map(({ catalogId, itemId }) => ({
    catalogId,
    catalogItemId: itemId,
  }));
  const only = [first, second].filter((item) => item !== undefined);
  const kinds = [
    { percent: 15, uses: 2 },
    { amount: 1_501, usesPerCustomer: 1 },
    { percent: 33, items: only },
    { percent: 100, uses: 3 },
    { amount: 960 },
    { freeShipping: true, uses: 2 },
    { percent: 20, catalogs: only.map(({ catalogId }) => catalogId), usesPerCustomer: 1 },
  ];
  const codes: { id: string; code: string }[] = [];
  for (const kind of kinds) {
    codes.push(await makeCode(staff, { ...kind, code: `C-${randomUUID().slice(0, 13)}` }));
  }
  return codes;
}

/** Makes everything due that waits some time before it is checked again. */
export async function someMinutesPass({
  shop,
}: {
  shop: Pick<TestShop, 'orm' | 'now'>;
}): Promise<void> {
  const em = shop.orm.em.fork();
  await query(em, 'update checkouts set next_check_at = $1 where closed_at is null', [shop.now()]);
  await query(
    em,
    `update refunds set created_at = created_at - interval '6 minutes' where settled_at is null`,
  );
}
