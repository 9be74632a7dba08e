import { deriveEntitlements } from '../../src/entitlements/derive-entitlements.ts';
import { makeItem, type TestItem } from '../factories/catalog.ts';
import { makeUser, type TestUser } from '../factories/user.ts';
import type { TestShop } from '../shop.ts';

/** A payment with one digital order. */
export interface Purchase {
  orderId: string;
  intent: string;
  cents: number;
}

/** A customer, what they can buy, and what they have paid for so far. */
export interface Scene {
  shop: TestShop;
  person: TestUser;
  /** The member of staff who refunds, grants and revokes. */
  staff: TestUser;
  items: TestItem[];
  purchases: Purchase[];
  subscriptions: string[];
  /** License keys seen so far, by entitlement and attribute. */
  keys: Map<string, string>;
}

const license = (attributeId: string) =>
  ({ attributeId, type: 'LICENSE', value: `Use ${attributeId}` }) as const;

/** Creates three items that anyone can buy, which is enough. */
export async function stock(shop: TestShop): Promise<TestItem[]> {
  const subscription = { digital: true, subscription: true };
  return Promise.all([
    makeItem(shop, { digital: true, attributes: [license('one'), license('two')] }),
    makeItem(shop, { digital: true }),
    makeItem(shop, { ...subscription, attributes: [license('three')] }),
  ]);
}

export async function openScene(
  shop: TestShop,
  { items, staff }: { items: TestItem[]; staff: TestUser },
): Promise<Scene> {
  const person = await makeUser(shop, { providerCustomerId: `cus_${crypto.randomUUID()}` });
  return { shop, person, staff, items, purchases: [], subscriptions: [], keys: new Map() };
}

/** Derives the entitlements, as the shop does after every change of a fact. */
export async function derive({ shop, person }: Scene): Promise<void> {
  await shop.orm.em.fork().transactional((tx) => deriveEntitlements(tx, shop.services, person.id));
}
