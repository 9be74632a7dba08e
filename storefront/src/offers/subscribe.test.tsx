import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { popReturnPath } from '../session/return-address.ts';
import { awaitedSubscription, awaitSubscription } from '../subscriptions/awaited-subscription.ts';
import { mockShop } from '../test/api.ts';
import { goTo, stayInShop } from '../test/leaving.ts';
import { page, visit } from '../test/visit.tsx';

const PATH = '/ui/shop/cam-academy/foundations-monthly';
const SUBSCRIPTION = 'cam-academy_foundations-monthly';

stayInShop();

const open = () => visit(PATH, firstCustomer.email);
const button = () => page().findByRole('button', { name: 'Subscribe · $12.00 / month' });
const paymentPages = () =>
  mockShop.read().checkouts.map(({ checkoutId }) => `/mock/pay/${checkoutId}`);

test('a visitor sees price and interval, and is asked to sign in', async () => {
  await visit(PATH);
  expect(await page().findByText('$12.00')).toBeVisible();
  expect(page().getByText('/ month')).toBeVisible();
  expect(page().getByText('Digital access while subscribed')).toBeVisible();
  expect(page().queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  await userEvent.click(page().getByRole('button', { name: 'Sign In' }));
  expect(popReturnPath()).toBe(PATH);
});

test('the button says at what price and how often it renews', async () => {
  await open();
  await button();
  expect(
    page().getByText('Renews automatically at $12.00 every month, plus tax, until you cancel.'),
  ).toBeVisible();
});

test('subscribing leads to the payment page, and is remembered until it has arrived', async () => {
  await open();
  await userEvent.click(await button());
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  const [payment] = paymentPages();
  expect(goTo).toHaveBeenCalledWith(expect.stringContaining(payment ?? 'nowhere'));
  expect(awaitedSubscription(Date.now())).toBe(SUBSCRIPTION);
  await waitFor(async () => expect(await button()).toHaveAttribute('aria-busy', 'true'));
});

test('a customer who returns to the shop is no longer waiting for a subscription', async () => {
  awaitSubscription(SUBSCRIPTION, Date.now());
  await open();
  await button();
  expect(awaitedSubscription(Date.now())).toBeNull();
});

test('a page restored from the cache can be used again', async () => {
  await open();
  await userEvent.click(await button());
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
  expect(awaitedSubscription(Date.now())).toBeNull();

  // The abandoned payment page is still valid.
  await userEvent.click(await button());
  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(2));
  expect(paymentPages()).toHaveLength(1);
});

test('any other rejection is shown in its own words', async () => {
  await open();
  const subscribe = await button();
  mockShop.change(({ items }) => {
    for (const item of items) item.price += 1;
  });
  await userEvent.click(subscribe);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    "The price of Foundations, monthly is changing, so you can't subscribe right now.",
  );
  expect(goTo).not.toHaveBeenCalled();
  expect(awaitedSubscription(Date.now())).toBeNull();
});

test('a payment page that cannot be created is reported', async () => {
  mockShop.start('offline', ['startSubscription']);
  await open();
  await userEvent.click(await button());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'The shop could not be reached.',
  );
  mockShop.calm();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.click(await button());
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
});
