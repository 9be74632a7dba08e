import { beforeEach, expect, it } from 'vitest';
import { customers } from '../../demo/people.ts';
import type { ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { MockShop } from '../core/mock-shop.ts';
import type { ScenarioName } from '../core/scenarios.ts';
import { shopWithClock } from '../../test/shop-with-clock.ts';
import { signInAs } from '../../test/sign-in-as.ts';
import { payCheckout } from './pay-checkout.ts';

let mocks: MockShop;
let shop: ShopClient;
let clock: { ahead: number };
let item: { catalogId: string; catalogItemId: string };

beforeEach(() => {
  ({ mocks, clock } = shopWithClock());
  const [customer] = customers;
  const plenty = mocks
    .read()
    .items.find((one) => !one.digital && one.enabled && !one.locked && one.inventory > 3);
  if (!customer || !plenty) throw new Error('The demo has nobody, or nothing.');
  shop = signInAs(mocks, customer);
  item = plenty;
});

const play = (name: ScenarioName) =>
  mocks.change((state) => {
    state.scenarios.push({ name, operations: null });
  });

const add = () => {
  const { catalogId, catalogItemId } = item;
  const params = { path: { catalogId, catalogItemId } };
  return replyOf(shop.GET('/api/cart/add/{catalogId}/{catalogItemId}', { params }));
};

const start = () => replyOf(shop.GET('/api/cart/checkout'));

const stockLeft = () =>
  mocks.read().items.find((one) => one.catalogItemId === item.catalogItemId)?.inventory;

const pay = (
  redirectUrl: string | null,
  selected: { shippingPreference?: 'Standard' | 'Express' } = {},
) =>
  mocks.change((state) =>
    payCheckout(state, {
      redirectUrl: redirectUrl ?? '',
      card: 'accepted',
      now: mocks.now(),
      newId: mocks.newId,
      ...selected,
    }),
  );

it('declines every card during that scenario', async () => {
  await add();
  const { RedirectUrl } = await start();
  const orders = mocks.read().orders.length;
  play('declined');
  expect(pay(RedirectUrl)).toBe(false);
  expect(mocks.read().orders).toHaveLength(orders);
});

it('rejects checkout of what the scenario sells out', async () => {
  await add();
  play('out of stock');
  const reply = await start();
  expect(reply.Status).toBe('ERROR');
  expect(reply.Reason).toMatch(/ is out of stock\. Remove it from your cart\.$/);
  await expect(add()).rejects.toMatchObject({ status: 409 });
});

it("releases units once a page expires, which can't be paid then", async () => {
  const before = stockLeft();
  await add();
  const { RedirectUrl } = await start();
  expect(stockLeft()).toBe((before ?? 0) - 1);
  clock.ahead = 41 * 60_000;
  expect(pay(RedirectUrl)).toBe(false);
  expect(stockLeft()).toBe(before);
  const last = mocks.read().stock.at(-1);
  expect(last).toMatchObject({ reason: 'release', reserved: -1, reservedAfter: 0 });
});

it('shows units again once the page that reserved them expires, whoever looks', async () => {
  const left = () => {
    const { catalogId, catalogItemId } = item;
    const params = { path: { catalogId, catalogItemId } };
    return replyOf(shop.GET('/api/catalog/inventory/{catalogId}/{catalogItemId}', { params }));
  };
  const before = await left();
  await add();
  await start();
  expect(await left()).not.toEqual(before);
  clock.ahead = 41 * 60_000;
  expect(await left()).toEqual(before);
});

it('a page can be paid once', async () => {
  await add();
  const { RedirectUrl } = await start();
  expect(pay(RedirectUrl)).toBe(true);
  expect(pay(RedirectUrl)).toBe(false);
});

it('ships with the option selected on the page', async () => {
  await add();
  const { RedirectUrl } = await start();
  pay(RedirectUrl, { shippingPreference: 'Express' });
  const order = mocks.read().orders.at(-1);
  const express = mocks
    .read()
    .checkouts.at(-1)
    ?.shippingChoices?.find(({ service }) => service === 'Express');
  expect(order).toMatchObject({
    shippingPreference: 'Express',
    shippingPrice: express?.amount,
  });
});
