import { query } from '../../src/database/query.ts';
import { makeCrowd } from '../crowd.ts';
import { makeItem, type TestItem } from '../factories/catalog.ts';
import type { TestShop } from '../shop.ts';
import type { Shopper } from '../shopper.ts';

export interface Buyer {
  shopper: Shopper;
  /** Payment pages this buyer was led to. */
  sessions: string[];
}

export interface StockedItem extends TestItem {
  digital: boolean;
  initial: number;
}

/** A few buyers and a few scarce items that nobody else touches. */
export interface Market {
  shop: TestShop;
  buyers: Buyer[];
  items: StockedItem[];
}

export async function openMarket(shop: TestShop): Promise<Market> {
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
    items.push({ ...item, digital: request.digital ?? false, initial: request.onHand });
  }
  await shop.services.snapshot.refresh();
  return { shop, items, buyers: crowd.map((shopper) => ({ shopper, sessions: [] })) };
}

/** What waits for a while to be looked at again is old enough now. */
export async function someMinutesPass({ shop }: Market): Promise<void> {
  const em = shop.orm.em.fork();
  await query(em, 'update checkouts set next_check_at = $1 where closed_at is null', [shop.now()]);
  await query(
    em,
    `update refunds set created_at = created_at - interval '6 minutes' where settled_at is null`,
  );
}
