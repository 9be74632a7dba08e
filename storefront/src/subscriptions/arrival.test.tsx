import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import {
  awaitedSubscription,
  awaitSubscription,
  rememberPortalVisit,
} from './awaited-subscription.ts';
import {
  openSubscriptions,
  sampleSubscription,
  subscriptionsAre,
} from './fixtures/subscriptions.tsx';

const EMPTY = 'You have no active subscriptions...';
const { SubscriptionId } = sampleSubscription();
const hasPaid = (minutesAgo = 0) =>
  awaitSubscription(SubscriptionId, Date.now() - minutesAgo * 60_000);

afterEach(() => vi.useRealTimers());

test('right after paying, the list is asked for until the subscription is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  hasPaid();
  subscriptionsAre([], [], [sampleSubscription()]);
  openSubscriptions();
  expect(await screen.findByText('Your payment is being confirmed...')).toBeVisible();
  await expectAccessible();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByText('Foundations, monthly')).toBeVisible();
  expect(screen.getByText('Thank you. Your subscription is paid and open.')).toBeVisible();
  expect(awaitedSubscription(Date.now())).toBeNull();
});

test('one that is there at once is not waited for', async () => {
  hasPaid();
  subscriptionsAre([sampleSubscription()]);
  openSubscriptions();
  expect(await screen.findByText('Thank you. Your subscription is paid and open.')).toBeVisible();
  expect(screen.getByText('Foundations, monthly')).toBeVisible();
});

test('another subscription does not end the wait', async () => {
  hasPaid();
  subscriptionsAre([sampleSubscription({ SubscriptionId: 'plans_maker', title: 'Maker' })]);
  openSubscriptions();
  expect(await screen.findByText('Maker')).toBeVisible();
  expect(screen.getByText('Your payment is being confirmed...')).toBeVisible();
});

test('when the bank takes longer, it stops asking and says what to do', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  hasPaid();
  const asked = subscriptionsAre([]);
  openSubscriptions();
  await screen.findByText('Your payment is being confirmed...');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await screen.findByText('Your payment is not confirmed yet.')).toBeVisible();
  expect(screen.getByText(/nothing was charged/)).toBeVisible();
  await expectAccessible();
  const before = asked();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked()).toBe(before);

  vi.useRealTimers();
  subscriptionsAre([sampleSubscription()]);
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('Foundations, monthly')).toBeVisible();
});

test('a payment page left an hour ago is waited for no longer', async () => {
  hasPaid(61);
  subscriptionsAre([]);
  openSubscriptions();
  expect(await screen.findByText(EMPTY)).toBeVisible();
});

test('a change made in the customer portal shows when the provider has told of it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  rememberPortalVisit();
  const asked = subscriptionsAre([sampleSubscription()], [sampleSubscription({ Cancelled: true })]);
  openSubscriptions();
  expect(await screen.findByText('Foundations, monthly')).toBeVisible();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await screen.findByText(/^This Subscription has been cancelled/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  await waitFor(() => expect(asked()).toBe(4));
});
