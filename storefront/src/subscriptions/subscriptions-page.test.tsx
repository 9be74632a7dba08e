import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { api, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import {
  licenceIs,
  openSubscriptions,
  sampleSubscription,
  subscriptionsAre,
} from './fixtures/subscriptions.tsx';

const EMPTY = 'You have no active subscriptions...';
const CANCELLED =
  'This Subscription has been cancelled, and will not be renewed at the end of the payment period.';

const row = async () =>
  within(
    within(await screen.findByRole('list', { name: 'Your subscriptions' })).getByRole('listitem', {
      name: 'Foundations, monthly',
    }),
  );

test('while the list is on its way, it says so', async () => {
  server.use(api.get('/api/subscription/list', () => new Promise<never>(() => undefined)));
  openSubscriptions();
  expect(screen.getByText('Loading, please wait...')).toBeInTheDocument();
  await expectAccessible();
});

test('somebody without a subscription is told so', async () => {
  subscriptionsAre([]);
  openSubscriptions();
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/ui/shop');
  expect(screen.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
  await expectAccessible();
});

test.each([
  ['an error', () => HttpResponse.json({ Status: 'ERROR', Reason: 'No.' }, { status: 500 })],
  ['no answer', () => HttpResponse.error()],
])('a list that fails with %s looks empty, and can be tried again', async (_, failure) => {
  server.use(api.get('/api/subscription/list', failure));
  openSubscriptions();
  expect(await screen.findByText(EMPTY)).toBeVisible();
  await expectAccessible();
  subscriptionsAre([sampleSubscription()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Foundations, monthly')).toBeVisible();
  expect(screen.queryByText(EMPTY)).toBeNull();
});

test('a subscription shows picture, title, description and until when it is paid', async () => {
  subscriptionsAre([sampleSubscription()]);
  const { container } = openSubscriptions();
  const subscription = await row();
  for (const fact of [
    'CAM Academy',
    'Foundations, monthly',
    '24 lessons, from an empty table to a clean pocket.',
    'Paid until Dec 2, 2026',
    'Click to view content...',
  ]) {
    expect(subscription.getByText(fact)).toBeVisible();
  }
  expect(container.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/images/catalog/cam-academy/monthly'),
  );
  expect(screen.queryByText(CANCELLED)).toBeNull();
  expect(screen.queryByText('Administrator Options:')).toBeNull();
  await expectAccessible();
});

test('a cancelled one says that it will not be renewed, and still opens', async () => {
  subscriptionsAre([sampleSubscription({ Cancelled: true })]);
  openSubscriptions();
  const subscription = await row();
  expect(subscription.getByText(CANCELLED)).toBeVisible();
  expect(subscription.getByText('Click to view content...')).toBeVisible();
  await expectAccessible();
});

test('where the last payment failed, the way to pay stands in place of the content', async () => {
  subscriptionsAre([sampleSubscription({ PaymentDue: true, currentPeriodEnd: null })]);
  openSubscriptions();
  const subscription = await row();
  expect(subscription.getByText(/^The last payment failed\./)).toBeVisible();
  expect(subscription.getByRole('button', { name: 'Pay or change card' })).toBeVisible();
  expect(subscription.queryByText('Click to view content...')).toBeNull();
  expect(subscription.queryByText(/^Paid until/)).toBeNull();
  await expectAccessible();
});

test('its keys can be copied', async () => {
  const key = 'SPDL-7K2QX-M4WTR-9HVCD-3FJNP';
  subscriptionsAre([
    sampleSubscription({
      licenceKeys: [{ attributeId: 'licence', title: 'Commercial, three machines', key }],
    }),
  ]);
  openSubscriptions();
  const copy = await screen.findByRole('button', { name: 'Copy key: Commercial, three machines' });
  const user = userEvent.setup();
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(key);
  expect(await screen.findByText('Copied.')).toBeVisible();
  await expectAccessible();
});

test('long names and texts are shown whole', async () => {
  const title = 'Foundations of five-sided machining for very small machines, '.repeat(6).trim();
  const description = 'Everything there is to know. '.repeat(60).trim();
  subscriptionsAre([sampleSubscription({ title, description, image: null })]);
  openSubscriptions();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(description)).toBeVisible();
  await expectAccessible();
});

test('a licence that is refused says why, and the list stays', async () => {
  subscriptionsAre([sampleSubscription()]);
  const asked = licenceIs({ Status: 'ERROR', Reason: 'There is nothing to open yet.' });
  openSubscriptions();
  await userEvent.click((await row()).getByText('Click to view content...'));
  const told = await screen.findByRole('alertdialog');
  expect(told).toHaveTextContent('Oops! Error: There is nothing to open yet.');
  expect(asked).toEqual(['cam-academy/monthly']);
  expect(screen.getByTestId('path')).toHaveTextContent(/^\/ui\/subscriptions$/);
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect((await row()).getByText('Click to view content...')).toHaveFocus();
});

test('a licence call that fails is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  subscriptionsAre([sampleSubscription()]);
  server.use(
    api.get('/api/subscription/license/{catalogId}/{catalogItemId}', () => HttpResponse.error()),
  );
  openSubscriptions();
  await userEvent.click((await row()).getByText('Click to view content...'));
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('No licence:', expect.any(Error)));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((await row()).getByText('Click to view content...')).toBeVisible();
});
