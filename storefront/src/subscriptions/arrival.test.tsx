import { firstCustomer } from '@spindle/sdk/demo/people';
import { replyOf } from '@spindle/sdk/errors';
import { savedIntent } from '@spindle/sdk/react/intent-key';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { shop } from '../shop/api.ts';
import { CONFIRMATION_PAUSES_MS } from '../shop/confirmation-pauses.ts';
import { api, mockShop, server } from '../test/api.ts';
import { pay, setCheckout } from '../test/buying.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import {
  awaitedSubscription,
  awaitSubscription,
  rememberPortalVisit,
} from './awaited-subscription.ts';
import { openSubscriptionsOf } from './fixtures/subscriptions.tsx';

const EMPTY = 'You have no active subscriptions...';
const THANKS = 'Thank you. Your subscription is active.';
const CONFIRMING = 'Your bank is confirming the payment...';
const TITLE = 'Foundations, monthly';
const PLAN = '/ui/shop/cam-academy/foundations-monthly';

/** Already has that plan. */
const SUBSCRIBER = 'priya.bianchi@example.com';
/** Has no plan. */
const NEWCOMER = firstCustomer.email;

const leaveToPay = (minutesAgo = 0) =>
  awaitSubscription('cam-academy_foundations-monthly', Date.now() - minutesAgo * 60_000);

afterEach(() => vi.useRealTimers());

/** Goes to the payment page and returns its URL. */
async function goToSubscribe(): Promise<string> {
  mockShop.signIn(NEWCOMER);
  const { RedirectUrl } = await replyOf(
    shop.GET('/api/cart/subscribe/{catalogId}/{catalogItemId}', {
      params: {
        path: { catalogId: 'cam-academy', catalogItemId: 'foundations-monthly' },
        header: savedIntent(crypto.randomUUID()),
      },
    }),
  );
  leaveToPay();
  return RedirectUrl ?? '';
}

function countCalls(path: '/api/subscription/list' | '/api/cart/checkout/status') {
  let calls = 0;
  server.use(
    api.get(path, () => {
      calls += 1;
      // The mock shop responds.
    }),
  );
  return () => calls;
}

/** In steps, so that calls can respond in between. */
async function pass(seconds: number) {
  for (let at = 0; at < seconds; at += 1) await vi.advanceTimersByTimeAsync(1_000);
}

test('a customer who has paid is thanked, and the subscription is there', async () => {
  pay(await goToSubscribe());
  openSubscriptionsOf(NEWCOMER);
  expect(await screen.findByText(THANKS)).toHaveRole('status');
  expect(screen.getByText(TITLE)).toBeVisible();
  expect(awaitedSubscription(Date.now())).toBeNull();
  await expectAccessible();
});

test('the page does not wait for a subscription that is already there', async () => {
  leaveToPay();
  openSubscriptionsOf(SUBSCRIBER);
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(screen.getByText(TITLE)).toBeVisible();
});

const UNPAID = [
  ['OPEN', "You haven't paid for this subscription yet.", 'Back to the plan'],
  ['EXPIRED', 'The payment page expired before you paid for this subscription.', 'Subscribe again'],
  ['FAILED', 'This payment failed.', 'Subscribe again'],
] as const;

test.each(UNPAID)(
  'a payment page that is %s says so, and nothing else',
  async (state, says, way) => {
    const paymentPage = await goToSubscribe();
    setCheckout(state);
    openSubscriptionsOf(NEWCOMER);
    expect(await screen.findByText(says)).toHaveRole('status');
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', PLAN);
    const payAgain = screen.queryByRole('link', { name: 'Continue to payment' });
    expect(payAgain?.getAttribute('href')).toBe(state === 'OPEN' ? paymentPage : undefined);
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/confirm|Thank you/);
    await expectAccessible();
  },
);

test('while the bank confirms, the page says so and checks again until it is paid', async () => {
  const paymentPage = await goToSubscribe();
  setCheckout('AWAITING');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = countCalls('/api/cart/checkout/status');
  openSubscriptionsOf(NEWCOMER);
  expect(await screen.findByText(CONFIRMING)).toHaveRole('status');
  expect(screen.queryByText(EMPTY)).toBeNull();
  setCheckout('OPEN');
  pay(paymentPage);
  await pass(15);
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(screen.getByText(TITLE)).toBeVisible();
  const before = calls();
  await pass(60);
  expect(calls()).toBe(before);
});

test('when the bank takes longer, the page stops checking and says what to do', async () => {
  const paymentPage = await goToSubscribe();
  setCheckout('AWAITING');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = countCalls('/api/cart/checkout/status');
  openSubscriptionsOf(NEWCOMER);
  await screen.findByText(CONFIRMING);
  await pass(120);
  expect(await screen.findByText(/^Your payment isn't confirmed yet/)).toBeVisible();
  await expectAccessible();
  expect(calls()).toBe(CONFIRMATION_PAUSES_MS.length + 1);

  vi.useRealTimers();
  setCheckout('OPEN');
  pay(paymentPage);
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(TITLE)).toBeVisible();
});

test("if the shop does not respond, the payment's status stays open", async () => {
  pay(await goToSubscribe());
  mockShop.start('500', ['getCheckoutStatus', 'listSubscriptions']);
  openSubscriptionsOf(NEWCOMER);
  const unknown = "We can't check this payment right now.";
  expect(await screen.findByText(unknown)).toHaveRole('status');
  await expectAccessible();
  mockShop.calm();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(THANKS)).toBeVisible();
});

test('a customer who never reached a payment page sees no message about one', async () => {
  leaveToPay();
  openSubscriptionsOf(NEWCOMER);
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/charged|paid for|your payment/i);
});

test('a payment page left an hour ago is no longer mentioned', async () => {
  await goToSubscribe();
  leaveToPay(61);
  openSubscriptionsOf(NEWCOMER);
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/charged|paid for|your payment/i);
});

test('a change made in the customer portal shows once the provider has reported it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  rememberPortalVisit();
  const calls = countCalls('/api/subscription/list');
  openSubscriptionsOf(SUBSCRIBER);
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(screen.queryByText(/^This Subscription has been cancelled/)).toBeNull();
  mockShop.change(({ subscriptions }) => {
    for (const one of subscriptions) one.cancelled = true;
  });
  await pass(20);
  expect(await screen.findByText(/^This Subscription has been cancelled/)).toBeVisible();
  await pass(60);
  await vi.waitFor(() => expect(calls()).toBe(4));
});
