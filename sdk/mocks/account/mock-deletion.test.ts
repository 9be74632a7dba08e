import { beforeEach, expect, it } from 'vitest';
import { makeToken } from '../../conformance/makers/make-token.ts';
import { rejectionOf } from '../../conformance/makers/rejection.ts';
import { enterPassword } from '../../conformance/makers/sign-in.ts';
import { administrator, personCalled } from '../../demo/people.ts';
import { createShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import { DAY_MS, shopWithClock } from '../../test/shop-with-clock.ts';
import { signInAs } from '../../test/sign-in-as.ts';
import type { MockShop } from '../core/mock-shop.ts';
import { mockFetch } from '../mock-fetch.ts';
import { unfinished } from './unfinished.ts';

let mocks: MockShop;
let clock: { ahead: number };

beforeEach(() => {
  ({ mocks, clock } = shopWithClock());
});

/** A demo customer whose orders are all completed. */
function somebody() {
  const state = mocks.read();
  const found = state.people.find((person) => {
    const { orders, money } = unfinished(state, person, { pages: true });
    const done = !orders && !money && !person.extended && !person.warehouse;
    return done && state.orders.some(({ userId }) => userId === person.userId);
  });
  if (found === undefined) throw new Error('Nobody of the demo has only orders that are done.');
  const person = personCalled(found.email);
  return { ...found, person, browser: signInAs(mocks, person) };
}

const stranger = (token?: string) =>
  createShopClient({
    baseUrl: 'http://shop.test',
    fetch: mockFetch(mocks),
    ...(token !== undefined && { token }),
  });
const ordersOf = (userId: string) =>
  replyOf(
    signInAs(mocks, administrator).GET('/api/admin/orders', {
      params: { query: { filter: JSON.stringify({ userId }) } },
    }),
  );
/**
 * Returns the records that still contain a word. Excludes sent emails, invoices, which must be
 * kept, and attempts, which are counted by the typed text.
 */
const columnsContaining = (word: string) =>
  Object.entries(mocks.read())
    .filter(([name]) => !['mails', 'invoices', 'tries'].includes(name))
    .filter(([, records]) => JSON.stringify(records ?? null).includes(word))
    .map(([name]) => name);
const mailTo = (email: string) => mocks.read().mails.findLast(({ to }) => to === email);

it('deletes an account after two weeks, and keeps its orders', async () => {
  const { person, userId, browser } = somebody();
  const { email, phone } = person;
  const before = await ordersOf(userId);
  await replyOf(browser.POST('/api/user/delete'));
  clock.ahead = 13 * DAY_MS;
  expect(await enterPassword(stranger(), person)).toMatchObject({ Status: 'SUCCESS' });
  clock.ahead = 14 * DAY_MS + 1;
  expect(await enterPassword(stranger(), person)).toMatchObject({ Status: 'ERROR' });
  expect(mailTo(email)?.subject).toBe('Your Spindle account was deleted');

  const after = await ordersOf(userId);
  expect(after.map(({ id, total }) => [id, total])).toEqual(
    before.map(({ id, total }) => [id, total]),
  );
  expect(new Set(after.map(({ customerName }) => customerName))).toEqual(
    new Set(['Deleted account']),
  );
  for (const word of [email, phone]) expect(columnsContaining(word)).toEqual([]);
});

it('a deletion waits until everything is finished', async () => {
  const { person, userId, browser } = somebody();
  await replyOf(browser.POST('/api/user/delete'));
  const stateOfFirst = (to: 'PENDING' | 'CANCELLED') =>
    mocks.change(({ orders }) => {
      const first = orders.find((order) => order.userId === userId);
      if (first) first.orderState = to;
    });
  stateOfFirst('PENDING');
  clock.ahead = 15 * DAY_MS;
  expect(await enterPassword(stranger(), person)).toMatchObject({ Status: 'SUCCESS' });
  stateOfFirst('CANCELLED');
  expect(await enterPassword(stranger(), person)).toMatchObject({ Status: 'ERROR' });
});

it('subscriptions end with their account, and its tokens stop working', async () => {
  const { userId, browser } = somebody();
  mocks.change(({ people, subscriptions }) => {
    for (const one of people) if (one.userId === userId) one.extended = true;
    const running = subscriptions.find(({ endedAt }) => endedAt === null);
    if (running) running.userId = userId;
  });
  const { secret } = await makeToken(browser);
  await replyOf(browser.POST('/api/user/delete'));
  clock.ahead = 14 * DAY_MS + 1;
  const orders = stranger(secret).GET('/api/admin/orders');
  expect(await rejectionOf(replyOf(orders))).toMatchObject({ status: 401 });
  // the rejected call changed nothing, so the next one finds the accounts deleted
  await replyOf(stranger().GET('/api/config'));
  const theirs = mocks.read().subscriptions.filter((one) => one.userId === userId);
  expect(theirs.length).toBeGreaterThan(0);
  for (const { endedAt } of theirs) expect(endedAt).not.toBeNull();
});
