import { beforeEach, expect, it } from 'vitest';
import { createShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import { createMockShop, type MockShop } from '../core/mock-shop.ts';
import { memoryStore } from '../core/store.ts';
import { mockFetch } from '../mock-fetch.ts';
import { seedShop } from '../../demo/mock-shop/seed-shop.ts';

let mocks: MockShop;

beforeEach(() => {
  mocks = createMockShop({ store: memoryStore(seedShop(new Date())) });
  mocks.change((state) => {
    state.scenarios.push({ name: 'out of stock', operations: null });
  });
});

const visitor = () =>
  createShopClient({
    baseUrl: 'http://shop.test',
    fetch: mockFetch(mocks),
  });

const itemsOf = (catalogId: string) =>
  replyOf(visitor().GET('/api/catalog/{catalogId}', { params: { path: { catalogId } } }));

it('sets the stock of everything that ships to zero', async () => {
  const [item, ...others] = await itemsOf('spindles');
  expect([item, ...others].map((one) => one?.inventory)).toEqual([0, ...others.map(() => 0)]);
  const path = { catalogId: 'spindles', catalogItemId: item?.catalogItemId ?? '' };
  const address = '/api/catalog/inventory/{catalogId}/{catalogItemId}';
  expect(await replyOf(visitor().GET(address, { params: { path } }))).toEqual({ count: 0 });
});

it('leaves digital items, and restores the stock later', async () => {
  const plans = await itemsOf('plans-pack');
  expect(plans.every(({ inventory }) => inventory > 0)).toBe(true);
  mocks.change((state) => {
    state.scenarios = [];
  });
  const spindles = await itemsOf('spindles');
  expect(spindles.some(({ inventory }) => inventory > 0)).toBe(true);
});
