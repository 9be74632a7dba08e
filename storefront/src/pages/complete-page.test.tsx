import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, mockShop, server } from '../test/api.ts';
import { buy, changeOrder, goToPay, pay, setCheckout } from '../test/buying.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { userOf } from '../test/person-of.ts';
import { formatCents } from '../ui/format-money.ts';
import { renderShop } from '../test/render-shop.tsx';
import { CompletePage } from './complete-page.tsx';
import { CONFIRMATION_PAUSES_MS } from '../shop/confirmation-pauses.ts';

const { email } = firstCustomer;
const SPINDLE = 'spindles/er20-2k2w-water';
const PLANS = 'plans-pack/mill-600-plans';

beforeEach(() => mockShop.signIn(email));
afterEach(() => vi.useRealTimers());

const PATH = '/ui/orders/checkoutComplete';
const open = (path = PATH) => renderShop(<CompletePage />, { path, user: userOf(email) });
/** Returns where the last payment page sends its customer back to. */
const wayBack = () => mockShop.read().checkouts.at(-1)?.returnUrl;

/** Counts the page's status requests. */
function countAsking(): () => number {
  let calls = 0;
  server.use(
    api.get('/api/cart/checkout/status', () => {
      calls += 1;
      // The mock shop responds.
    }),
  );
  return () => calls;
}

/** Advances the time until the check passes. */
const whileTimePasses = (check: () => void) =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      check();
    },
    { timeout: 15_000, interval: 10 },
  );

test('every fact of the order is shown', async () => {
  const order = await buy(email, [SPINDLE, 2]);
  const address = {
    line1: '417 Montgomery St',
    line2: 'Floor 5',
    city: 'San Francisco',
    state: 'CA',
    postal_code: '94104',
    country: 'US',
  };
  changeOrder(order, {
    total: 82110,
    tax: 3120,
    shippingPrice: 1000,
    shipping: { address, tracking_number: null, name: 'Ada Park' },
    billing: {
      address: { ...address, line1: '1 Bank St' },
      phone: '+1 415 555 0100',
      name: 'A. P.',
    },
    trackingNumber: '9400100000000000000000',
    expectedShippingDate: '2026-11-04T09:30:00.000Z',
    paymentIntentId: 'pi_3N',
    balanceTransaction: 'txn_3N',
    receiptUrl: 'https://pay.example/receipts/ch_3N',
  });
  open();
  expect(await screen.findByRole('heading', { name: 'Checkout Completed!' })).toBeVisible();
  const facts = [
    order.orderId,
    '417 Montgomery St',
    '1 Bank St',
    '+1 415 555 0100',
    'Ada Park',
    'A. P.',
    '9400100000000000000000',
    'Nov 4, 2026',
    'pi_3N',
    'txn_3N',
    'Paid with Visa ending 4242',
    'succeeded',
    'visa •••• 4242',
    '$31.20',
    '$10.00',
  ];
  for (const fact of facts) expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getAllByText('Floor 5')).toHaveLength(2);
  expect(screen.getAllByText('San Francisco, CA 94104')).toHaveLength(2);
  expect(screen.getAllByText('United States')).toHaveLength(2);
  expect(screen.getAllByText('$821.10')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    'https://pay.example/receipts/ch_3N',
  );
  expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/ui/orders');
  const stages = screen.getByRole('list', { name: 'Order progress' });
  expect(within(stages).getByText('Paid').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/ship your order by Nov 4/)).toBeVisible();
  await expectAccessible();
});

test('lines are described by the catalog, or by the sale if the item is gone', async () => {
  const order = await buy(email, 'spindles/er16-1k5w-water', 'spindles/spindle-mount-80');
  changeOrder(order, {
    items: order.items.map((line) => ({ ...line, description: `As sold: ${line.catalogItemId}` })),
  });
  mockShop.change((state) => {
    const bought = state.items.filter(({ catalogId }) => catalogId === 'spindles');
    for (const item of bought) item.description = `As listed: ${item.catalogItemId}`;
    state.items = state.items.filter(({ catalogItemId }) => catalogItemId !== 'spindle-mount-80');
  });
  open();
  expect(await screen.findByText('As listed: er16-1k5w-water')).toBeVisible();
  expect(screen.queryByText('As sold: er16-1k5w-water')).toBeNull();
  expect(screen.getByText('As sold: spindle-mount-80')).toBeVisible();
});

test('a payment of several parcels shows each order', async () => {
  await buy(email, SPINDLE, PLANS);
  open();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Digital delivery')).toBeVisible();
});

test('digital items can be downloaded right away', async () => {
  await buy(email, PLANS);
  const key = mockShop.read().entitlements.at(-1)?.licenceKeys[0]?.key;
  open();
  expect(await screen.findByRole('link', { name: 'Download mill-600.zip' })).toBeVisible();
  expect(screen.getByText(key ?? 'no key')).toBeVisible();
  expect(screen.getByText(/Your downloads and keys are below/)).toBeVisible();
  expect(screen.getByText(/nothing to ship/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Order progress' })).toBeNull();
  await expectAccessible();
});

test('while the bank confirms, the page says so and checks again automatically', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const paymentPage = await goToPay(email, SPINDLE);
  setCheckout('AWAITING');
  const calls = countAsking();
  open(wayBack());
  expect(await screen.findByText('Your bank is confirming the payment...')).toBeVisible();
  await expectAccessible();
  await whileTimePasses(() => expect(calls()).toBeGreaterThan(1));
  expect(screen.getByText('Your bank is confirming the payment...')).toBeVisible();

  setCheckout('OPEN');
  pay(paymentPage);
  await whileTimePasses(() =>
    expect(screen.getByRole('heading', { name: 'Checkout Completed!' })).toBeVisible(),
  );
});

test('when the bank takes longer, the page stops checking and leaves that to the customer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const paymentPage = await goToPay(email, SPINDLE);
  setCheckout('AWAITING');
  const calls = countAsking();
  open();
  await screen.findByText('Your bank is confirming the payment...');
  await whileTimePasses(() =>
    expect(screen.getByText(/Your payment isn't confirmed yet/)).toBeVisible(),
  );
  const before = calls();
  expect(before).toBe(CONFIRMATION_PAUSES_MS.length + 1);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(calls()).toBe(before);

  vi.useRealTimers();
  setCheckout('OPEN');
  pay(paymentPage);
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { name: 'Checkout Completed!' })).toBeVisible();
  expect(calls()).toBe(before + 1);
});

test('the total paid for all orders of a payment is shown', async () => {
  await buy(email, SPINDLE, PLANS);
  const [one, other] = mockShop.read().orders.slice(-2);
  open();
  const label = await screen.findByText('Total paid');
  const cents = (one?.total ?? 0) + (other?.total ?? 0);
  expect(label).toHaveTextContent(`Total paid ${formatCents(cents)}`);
});

test('an order that cannot be loaded offers to try again', async () => {
  await buy(email, SPINDLE);
  mockShop.start('500', ['getCompletedCheckout']);
  open();
  expect(await screen.findByText("We couldn't load your order")).toBeVisible();
  mockShop.calm();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Checkout Completed!')).toBeVisible();
});

const UNPAID = [
  ['AWAITING', 'Your bank is confirming the payment...', 'Your orders', '/ui/orders'],
  ['OPEN', "This payment isn't complete.", 'Go to your cart', '/ui/cart'],
  ['EXPIRED', 'The payment page expired before you paid.', 'Go to your cart', '/ui/cart'],
  ['FAILED', 'This payment failed.', 'Go to your cart', '/ui/cart'],
] as const;
const REASONS = UNPAID.map(([, says]) => says);

test.each(UNPAID)(
  'a checkout that is %s says so, and nothing else',
  async (state, says, way, to) => {
    await buy(email, SPINDLE);
    await goToPay(email, SPINDLE);
    setCheckout(state);
    open();
    expect(await screen.findByText(says)).toHaveRole('status');
    for (const other of REASONS) {
      if (other !== says) expect(screen.queryByText(other)).toBeNull();
    }
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', to);
    const held = screen.queryByText(/We reserve your items|we've reserved your items/) !== null;
    expect(held).toBe(state === 'AWAITING' || state === 'OPEN');
    await expectAccessible();
  },
);

test('an unpaid payment can be made', async () => {
  const paymentPage = await goToPay(email, SPINDLE);
  open();
  expect(await screen.findByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
    'href',
    paymentPage,
  );
});

test("another customer's checkout, and an unknown one, are not in the account", async () => {
  await buy('elena.berg@example.com', SPINDLE);
  const theirs = wayBack() ?? '';
  mockShop.signIn(email);
  for (const path of [theirs, `${PATH}?session=nothing`, `${PATH}?session=${'x'.repeat(300)}`]) {
    const { unmount } = open(path);
    expect(await screen.findByText('Payment not found in your account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/ui/orders');
    expect(document.body).not.toHaveTextContent(/reserved|held|confirm/);
    unmount();
  }
});

test('the checkout in the return URL is confirmed, even if another was started since', async () => {
  const order = await buy(email, SPINDLE);
  const back = wayBack();
  await goToPay(email, PLANS);
  open(back);
  expect(await screen.findByText(order.orderId)).toBeVisible();
});

test('an old order is not described as just paid', async () => {
  const order = await buy(email, SPINDLE);
  changeOrder(order, { dateCreated: '2026-03-04T12:00:00.000Z' });
  open();
  expect(await screen.findByText(/You paid for this order on Mar 4, 2026/)).toBeVisible();
  expect(screen.queryByText(/confirmation email is on its way/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Your orders' })).toBeVisible();
});

test('a payment whose order was canceled is not described as paid', async () => {
  const order = await buy(email, SPINDLE);
  changeOrder(order, { orderState: 'CANCELLED' });
  open();
  expect(await screen.findByText(/Your order was canceled after you paid/)).toBeVisible();
  expect(screen.queryByText(/is paid|What happens next/)).toBeNull();
  await expectAccessible();
});
