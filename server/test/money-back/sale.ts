import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { cartPage } from '../../src/checkout/cart-page.ts';
import { checkPages } from '../../src/payments/pages/check-pages.ts';
import { makeCrowd } from '../crowd.ts';
import { enterCode, makeCode } from '../discounts.ts';
import { eventually } from '../eventually.ts';
import { makeItem, type TestItem } from '../factories/catalog.ts';
import type { OrderManager } from '../order-manager.ts';
import { someMinutesPass } from '../sale-property/market.ts';
import type { TestShop } from '../shop.ts';
import type { Shopper } from '../shopper.ts';

export interface Sale {
  shop: TestShop;
  staff: OrderManager;
  shopper: Shopper;
  items: TestItem[];
  /** The provider's payment. */
  intent: string;
  amount: number;
}

export const unitsOnShelf = 10;
const bought = [3, 2];

interface Start {
  freight: boolean;
  shipped: boolean;
  off: number | null;
  /** Lets time pass before the shop learns of the payment; null if it learns immediately. */
  untilHeard: (() => Promise<void>) | null;
}

/** Sells three units of one item and two of another, in two parcels if one of them is freight. */
export async function sellTwoItems(
  shop: TestShop,
  staff: OrderManager,
  { freight, shipped, off, untilHeard }: Start,
): Promise<Sale> {
  const [shopper] = await makeCrowd(shop, 1);
  if (!shopper) throw new Error('nobody came');
  const group = [{ attributeId: 'group', type: 'SHIPPING' as const, value: 'FREIGHT' }];
  const items = [
    await makeItem(shop, { onHand: unitsOnShelf, priceCents: 3_334 }),
    await makeItem(shop, {
      onHand: unitsOnShelf,
      priceCents: 1_999,
      ...(freight && { attributes: group }),
    }),
  ];
  await shop.services.snapshot.refresh();
  for (const [at, item] of items.entries()) await shopper.add(item, bought[at]);
  if (off !== null) {
    const code = `OFF${randomInt(1e9, 1e10)}`;
    await makeCode(staff, { code, percent: off });
    expect(await enterCode(shopper, code)).toMatchObject({ Status: 'SUCCESS' });
  }
  const page = await shopper.payable();
  if (untilHeard) await shop.control('/stripe/control/webhooks', { drop: true });
  await shop.control(`/stripe/control/sessions/${page}`, { outcome: 'paid' });
  if (untilHeard) {
    await untilHeard();
    await shop.control('/stripe/control/webhooks', {});
    await someMinutesPass({ shop });
    await checkPages(shop.services, cartPage);
  }
  const orders = await eventually(async () => {
    const made = await staff.ordersOf(shopper.account.email);
    expect(made).toHaveLength(freight ? 2 : 1);
    return made;
  });
  for (const order of shipped ? orders : []) {
    await staff.edit(order, 'PICKED');
    await staff.edit(order, 'SHIPPED');
  }
  const intent = orders[0]?.paymentIntentId ?? '';
  const amount = orders.reduce((sum, { total }) => sum + total, 0);
  return { shop, staff, shopper, items, intent, amount };
}
