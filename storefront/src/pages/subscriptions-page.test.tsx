import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { goTo, stayInShop } from '../test/leaving.ts';
import { personOf } from '../test/person-of.ts';
import { openSubscriptionsOf } from '../subscriptions/fixtures/subscriptions.tsx';

stayInShop();

const EMPTY = 'You have no active subscriptions...';
const CANCELLED =
  'This Subscription has been cancelled, and will not be renewed at the end of the payment period.';
const OPEN = 'Click to view content...';

/** Each has one subscription. */
const SUBSCRIBER = 'priya.bianchi@example.com';
const LEAVER = 'diego.archer@example.com';
const DEBTOR = 'owen.novak@example.com';
const LICENSEE = 'carlos.fischer@example.com';

const row = async () =>
  within(
    within(await screen.findByRole('list', { name: 'Your subscriptions' })).getByRole('listitem', {
      name: /(monthly|yearly)$/,
    }),
  );

test('a customer without a subscription has nothing to manage', async () => {
  openSubscriptionsOf('ada.park@example.com');
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
});

test.each(['500', 'offline'] as const)(
  'a list that fails to load looks empty, and can be tried again: %s',
  async (failure) => {
    mockShop.start(failure, ['listSubscriptions']);
    openSubscriptionsOf(SUBSCRIBER);
    expect(await screen.findByText(EMPTY)).toBeVisible();
    mockShop.calm();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Foundations, monthly')).toBeVisible();
    expect(screen.queryByText(EMPTY)).toBeNull();
  },
);

test('a subscription shows picture, title, description and until when it is paid', async () => {
  mockShop.change(({ subscriptions }) => {
    for (const one of subscriptions) one.currentPeriodEnd = '2036-12-02T09:30:00.000Z';
  });
  const { container } = openSubscriptionsOf(SUBSCRIBER);
  const subscription = await row();
  const item = mockShop
    .read()
    .items.find(({ catalogItemId }) => catalogItemId === 'foundations-monthly');
  for (const fact of [
    'CAM Academy',
    'Foundations, monthly',
    item?.description ?? 'none',
    'Paid until Dec 2, 2036',
    OPEN,
  ]) {
    expect(subscription.getByText(fact)).toBeVisible();
  }
  expect(container.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/images/catalog/cam-academy/foundations-monthly'),
  );
  expect(screen.queryByText(CANCELLED)).toBeNull();
  expect(screen.queryByText('Administrator Options:')).toBeNull();
  await expectAccessible();
});

test('a canceled subscription says that it will not be renewed, and still opens', async () => {
  openSubscriptionsOf(LEAVER);
  const subscription = await row();
  expect(subscription.getByText(CANCELLED)).toBeVisible();
  expect(subscription.getByText(OPEN)).toBeVisible();
  await expectAccessible();
});

test('if the last payment failed, the content is replaced by a way to pay', async () => {
  openSubscriptionsOf(DEBTOR);
  const subscription = await row();
  expect(subscription.getByText(/^Your last payment failed\./)).toBeVisible();
  expect(subscription.getByRole('button', { name: 'Pay or change card' })).toBeVisible();
  expect(subscription.queryByText(OPEN)).toBeNull();
  expect(subscription.queryByText(/^Paid until/)).toBeNull();
  await expectAccessible();
});

test("a subscription's keys can be copied", async () => {
  const { userId } = personOf(LICENSEE);
  const entitlement = mockShop.read().entitlements.find((one) => one.userId === userId);
  openSubscriptionsOf(LICENSEE);
  const copy = await screen.findByRole('button', { name: 'Copy key: Commercial, three machines' });
  const user = userEvent.setup();
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(entitlement?.licenceKeys[0]?.key);
  expect(await screen.findByText('Copied.')).toBeVisible();
  await expectAccessible();
});

test('content that is not uploaded yet is reported, and the list stays', async () => {
  mockShop.change((state) => {
    state.releases = [];
  });
  openSubscriptionsOf(SUBSCRIBER);
  await userEvent.click((await row()).getByText(OPEN));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent("Oops! Error: There's no content here yet.");
  expect(screen.getByTestId('path')).toHaveTextContent(/^\/ui\/subscriptions$/);
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect((await row()).getByText(OPEN)).toHaveFocus();
});

test('a failed license call is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mockShop.start('offline', ['openSubscription']);
  openSubscriptionsOf(SUBSCRIBER);
  await userEvent.click((await row()).getByText(OPEN));
  await waitFor(() => expect(log).toHaveBeenCalledWith('No license:', expect.any(Error)));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((await row()).getByText(OPEN)).toBeVisible();
});

test("the invoice of a subscription is the payment provider's page", async () => {
  openSubscriptionsOf(SUBSCRIBER);
  const name = 'Latest invoice for Foundations, monthly';
  await userEvent.click((await row()).getByRole('button', { name }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(expect.stringContaining('/mock/invoice')));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an invoice that cannot be loaded is reported', async () => {
  mockShop.start('500', ['getSubscriptionInvoice']);
  openSubscriptionsOf(DEBTOR);
  await userEvent.click((await row()).getByRole('button', { name: /^Latest invoice/ }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent("We couldn't open the invoice");
  expect(goTo).not.toHaveBeenCalled();
});
