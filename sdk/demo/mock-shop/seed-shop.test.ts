import { expect, test } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { makeCompilers } from '../../contract/schema-compiler.ts';
import { catalogs } from '../catalogs/all-catalogs.ts';
import { planDemo } from '../orders/plan-demo.ts';
import { countedOrders } from '../../mocks/insights/counted-orders.ts';
import type { ShopState } from '../../mocks/state.ts';
import { regularCustomer } from './community-links.ts';
import { noDetails, publicDetails, staffDetails } from '../../domain/catalog/item-details.ts';
import { seedShop } from './seed-shop.ts';

const NOW = new Date('2026-11-20T20:00:00Z');
const shop = seedShop(NOW);

test('the same time gives the same shop, as plain JSON that a browser can store', () => {
  expect(seedShop(NOW)).toEqual(shop);
  const text = JSON.stringify(shop);
  expect(JSON.parse(text)).toEqual(shop);
  expect(text.length).toBeLessThan(1_000_000);
});

const saved: [keyof ShopState, string, string[]][] = [
  ['catalogs', 'Catalog', []],
  ['items', 'CatalogItemRecord', ['details', 'familyId']],
  ['sections', 'Section', []],
  ['elements', 'Element', []],
  ['stock', 'StockMovement', []],
  ['subscriptions', 'AdminSubscription', ['paymentDue']],
  ['entitlements', 'AdminEntitlement', []],
  ['releases', 'Release', []],
  ['members', 'AdminMember', []],
  ['tickets', 'AdminTicket', []],
  ['tokens', 'ApiToken', ['userId', 'secret']],
  ['audit', 'AuditEntry', []],
  ['securityEvents', 'SecurityEvent', []],
];

const customerName = '';
/** Derived fields: attributes' quantities, current prices, owners' names. */
const addedWhenShown: Partial<Record<keyof ShopState, object>> = {
  items: {
    specs: [],
    currentPrice: 0,
    ...publicDetails(noDetails),
    ...staffDetails(noDetails),
    replacedBy: null,
    priceBreaks: [],
  },
  subscriptions: { customerName },
  entitlements: { customerName },
  members: { customerName },
  audit: { actorName: null },
  stock: { title: null },
  securityEvents: { userEmail: null, userName: null },
};

test.each(saved)("%s match the contract's %s", (key, schema, besides) => {
  const check = makeCompilers(contract).replies.compile({ $ref: `contract#/$defs/${schema}` });
  const records: unknown = shop[key];
  if (!Array.isArray(records)) throw new Error(`${key} is no list`);
  expect(records.length).toBeGreaterThan(2);
  for (const record of records) {
    const displayed = Object.entries(record).filter(([name]) => !besides.includes(name));
    check({ ...addedWhenShown[key], ...Object.fromEntries(displayed) });
    expect(check.errors ?? []).toEqual([]);
  }
});

test("the items are the demo's: the same ids, in the same order", () => {
  expect(shop.catalogs.map(({ catalogId }) => catalogId)).toEqual(
    catalogs.map(({ catalogId }) => catalogId),
  );
  expect(shop.items.map(({ catalogItemId }) => catalogItemId)).toEqual(
    catalogs.flatMap(({ items }) => items.map(({ catalogItemId }) => catalogItemId)),
  );
});

test("the orders are some of the demo's, in every state", () => {
  const demo = planDemo(NOW).flatMap(({ orders }) => orders);
  const ids = new Set(demo.map(({ orderId }) => orderId));
  for (const { orderId } of shop.orders) expect(ids).toContain(orderId);
  const states = new Set(shop.orders.map(({ orderState }) => orderState));
  expect(states).toEqual(new Set(demo.map(({ orderState }) => orderState)));
});

test("totals include all of the demo's sales", () => {
  const demo = planDemo(NOW).flatMap(({ orders }) => orders);
  const counted = countedOrders(shop).map(({ orderId }) => orderId);
  expect(counted.toSorted()).toEqual(demo.map(({ orderId }) => orderId).toSorted());
});

test('staff and customers can sign in, and the first customer has bought nothing yet', () => {
  const find = (email: string) => shop.people.find((person) => person.email === email);
  expect(find('admin@example.com')).toMatchObject({ extended: true, warehouse: false });
  expect(find('picker@example.com')).toMatchObject({ extended: false, warehouse: true });
  const ada = find('ada.park@example.com');
  expect(ada).toMatchObject({ extended: false, warehouse: false });
  expect(shop.orders.filter(({ userId }) => userId === ada?.userId)).toEqual([]);
});

test('the regular customer has orders, a subscription and a community account', () => {
  const ofThem = <T extends { email: string }>(all: readonly T[]) =>
    all.filter(({ email }) => email === regularCustomer);
  expect(ofThem(shop.orders).length).toBeGreaterThan(1);
  expect(ofThem(shop.subscriptions)).not.toEqual([]);
  expect(ofThem(shop.members)).toHaveLength(1);
});

test('everyone named has an account', () => {
  const known = new Set(shop.people.map(({ userId }) => userId));
  const named = [...shop.orders, ...shop.subscriptions, ...shop.entitlements, ...shop.members];
  for (const { userId } of named) expect(known).toContain(userId);
});

test("an item's movements add up to its stock", () => {
  for (const { catalogId, catalogItemId, inventory } of shop.items) {
    const moves = shop.stock.filter(
      (one) => one.catalogId === catalogId && one.catalogItemId === catalogItemId,
    );
    let onHand = 0;
    for (const move of moves) {
      onHand += move.onHand;
      expect(move.onHandAfter).toBe(onHand);
      expect(onHand).toBeGreaterThanOrEqual(0);
    }
    expect(onHand).toBe(inventory);
  }
});

test('nothing is in the future except what is scheduled', () => {
  const past = [shop.orders, shop.stock, shop.tickets, shop.audit, shop.entitlements].flat();
  for (const { dateCreated } of past) {
    expect(Date.parse(dateCreated)).toBeLessThanOrEqual(NOW.getTime());
  }
});
