import { firstCustomer } from '@spindle/sdk/demo/people';
import { replyOf } from '@spindle/sdk/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { shop } from '../app/api.ts';
import { api, mockShop, server } from '../test/api.ts';
import { pay } from '../test/buying.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import {
  awaitedSubscription,
  awaitSubscription,
  rememberPortalVisit,
} from './awaited-subscription.ts';
import { openSubscriptionsOf } from './fixtures/subscriptions.tsx';

const EMPTY = 'You have no active subscriptions...';
const plan = { catalogId: 'cam-academy', catalogItemId: 'foundations-monthly' };
const TITLE = 'Foundations, monthly';

/** Has that plan already. */
const SUBSCRIBER = 'priya.bianchi@example.com';
/** Has none. */
const NEWCOMER = firstCustomer.email;

const hasPaid = (minutesAgo = 0, subscriptionId = 'cam-academy_foundations-monthly') =>
  awaitSubscription(subscriptionId, Date.now() - minutesAgo * 60_000);

afterEach(() => vi.useRealTimers());

/** Comes back from the payment page; `confirm`: the provider tells the shop that it was paid. */
async function comeBack() {
  mockShop.signIn(NEWCOMER);
  const call = shop.GET('/api/cart/subscribe/{catalogId}/{catalogItemId}', {
    params: { path: plan },
  });
  const { RedirectUrl } = await replyOf(call);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  hasPaid();
  openSubscriptionsOf(NEWCOMER);
  expect(await screen.findByText('Your payment is being confirmed...')).toBeVisible();
  return { confirm: () => expect(pay(RedirectUrl ?? '')).toBe(true) };
}

/** In steps, so that calls come back in between. */
async function pass(seconds: number) {
  for (let at = 0; at < seconds; at += 1) await vi.advanceTimersByTimeAsync(1_000);
}

/** How often the list was asked for. */
function countLists() {
  let asked = 0;
  server.use(
    api.get('/api/subscription/list', () => {
      asked += 1;
      // answered by the played shop
    }),
  );
  return () => asked;
}

test('right after paying, the list is asked for until the subscription is there', async () => {
  const asked = countLists();
  const { confirm } = await comeBack();
  await expectAccessible();
  await waitFor(() => expect(asked()).toBeGreaterThan(1));
  expect(screen.queryByText(TITLE)).toBeNull();
  confirm();
  await pass(15);
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(screen.getByText('Thank you. Your subscription is paid and open.')).toBeVisible();
  expect(awaitedSubscription(Date.now())).toBeNull();
  const before = asked();
  await pass(60);
  expect(asked()).toBe(before);
});

test('one that is there at once is not waited for', async () => {
  hasPaid();
  openSubscriptionsOf(SUBSCRIBER);
  expect(await screen.findByText('Thank you. Your subscription is paid and open.')).toBeVisible();
  expect(screen.getByText(TITLE)).toBeVisible();
});

test('another subscription does not end the wait', async () => {
  hasPaid(0, 'plans-library_maker-monthly');
  openSubscriptionsOf(SUBSCRIBER);
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(screen.getByText('Your payment is being confirmed...')).toBeVisible();
});

test('when the bank takes longer, it stops asking and says what to do', async () => {
  const asked = countLists();
  const { confirm } = await comeBack();
  await pass(120);
  expect(await screen.findByText('Your payment is not confirmed yet.')).toBeVisible();
  expect(screen.getByText(/nothing was charged/)).toBeVisible();
  await expectAccessible();
  const before = asked();
  await pass(120);
  expect(asked()).toBe(before);

  vi.useRealTimers();
  confirm();
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText(TITLE)).toBeVisible();
});

test('a payment page left an hour ago is waited for no longer', async () => {
  hasPaid(61);
  openSubscriptionsOf(NEWCOMER);
  expect(await screen.findByText(EMPTY)).toBeVisible();
});

test('a change made in the customer portal shows when the provider has told of it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  rememberPortalVisit();
  const asked = countLists();
  openSubscriptionsOf(SUBSCRIBER);
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(screen.queryByText(/^This Subscription has been cancelled/)).toBeNull();
  mockShop.change(({ subscriptions }) => {
    for (const one of subscriptions) one.cancelled = true;
  });
  await pass(20);
  expect(await screen.findByText(/^This Subscription has been cancelled/)).toBeVisible();
  await pass(60);
  await waitFor(() => expect(asked()).toBe(4));
});
