import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { firstCustomer } from '@spindle/sdk/demo/people';
import { deriveEntitlements } from '@spindle/sdk/mocks/entitlements/derive-entitlements';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { mockShop } from '../test/api.ts';
import { buy, changeOrder, type MockOrder } from '../test/buying.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { goTo, stayInShop } from '../test/leaving.ts';
import { userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { isReturnable } from './order-facts.ts';
import { OrdersPage } from '../pages/orders-page.tsx';

const { email } = firstCustomer;
const PLANS = 'plans-pack/mill-600-plans';
const ADDRESS = /^\/assets\/downloads\/[^/]+\/mill-600\.zip$/;
const HOUR_MS = 3_600_000;

stayInShop();
afterEach(() => vi.useRealTimers());

const buyPlans = () => buy(email, PLANS);

async function openSheet(order: MockOrder, name = 'Downloads') {
  renderShop(<OrdersPage />, { path: '/ui/orders', user: userOf(email) });
  const button = `${name} of order ${shortId(order.orderId)}`;
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

const link = () => screen.findByRole('link', { name: 'Download mill-600.zip' });
const address = async () => (await link()).getAttribute('href');

/** Closes access to what was bought, by a refund or a dispute. */
function close(order: MockOrder, facts: Partial<MockOrder>) {
  changeOrder(order, facts);
  mockShop.change((state) => deriveEntitlements(state, mockShop.now(), mockShop.newId));
}

const refund = (order: MockOrder): MockOrder['refunds'][number] => ({
  refundId: mockShop.newId(),
  orderId: order.orderId,
  lines: [],
  shipping: 0,
  shippingTax: 0,
  requestedBy: null,
  amount: order.total,
  state: 'SUCCEEDED',
  origin: 'SHOP',
  assigned: true,
  reason: 'as agreed',
  failure: null,
  dateCreated: order.dateCreated,
  dateSettled: order.dateCreated,
});

const dispute = (order: MockOrder): MockOrder['disputes'][number] => ({
  disputeId: 'dp_1',
  amount: order.total,
  reason: 'fraudulent',
  status: 'needs_response',
  dateCreated: order.dateCreated,
  dateAcknowledged: null,
});

test('an order of files offers them, with name, size, note and expiry', async () => {
  const order = await buyPlans();
  mockShop.change(({ downloads }) => {
    downloads[`${PLANS}/download`] = {
      name: 'mill-600.zip',
      bytes: 192_937_984,
      type: 'application/zip',
    };
  });
  await openSheet(order);
  const files = within(await screen.findByRole('list', { name: 'Downloads' }));
  expect(files.getByText('mill-600.zip')).toBeVisible();
  expect(files.getByText('193 MB · ZIP with PDF, DXF and CSV')).toBeVisible();
  expect(screen.getByText(/^Links work until .+ resume an interrupted download\.$/)).toBeVisible();
  expect(await link()).toHaveAttribute('href', expect.stringMatching(ADDRESS));
  expect(await link()).toHaveAttribute('download');
});

test('an order of files can never be returned', async () => {
  await openSheet(await buyPlans());
  await link();
  expect(screen.queryByRole('button', { name: /^Return/ })).toBeNull();
  const facts = { orderState: 'SHIPPED', returnable: true } as const;
  expect(isReturnable({ ...facts, shippingGrouping: 'DIGITAL' })).toBe(false);
  expect(isReturnable({ ...facts, shippingGrouping: 'PARCEL' })).toBe(true);
});

test('a key is shown and copied, with a confirmation', async () => {
  await openSheet(await buyPlans());
  const key = mockShop.read().entitlements.at(-1)?.licenceKeys[0]?.key ?? 'no key';
  expect(await screen.findByText(key)).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy key: Personal use, one machine' }));
  expect(await navigator.clipboard.readText()).toBe(key);
  expect(screen.getByText('Copied.')).toHaveRole('status');
  await expectAccessible();
});

test('if the browser blocks copying, the page says what to do', async () => {
  await openSheet(await buyPlans());
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(await screen.findByRole('button', { name: /^Copy key/ }));
  expect(screen.getByText(/Select the key and copy it yourself/)).toBeVisible();
});

test('a file that is not uploaded yet says so', async () => {
  const order = await buyPlans();
  mockShop.change(({ downloads }) => delete downloads[`${PLANS}/download`]);
  await openSheet(order);
  expect(await screen.findByText('Not ready yet. Your file will appear here.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
  expect(screen.queryByText(/^Links work until/)).toBeNull();
  await expectAccessible();
});

test.each<[string, (order: MockOrder) => Partial<MockOrder>, RegExp]>([
  ['Shipped Refunded', (order) => ({ refunds: [refund(order)] }), /^This order was refunded/],
  [
    'Cancelled Refunded',
    (order) => ({ orderState: 'CANCELLED', refunds: [refund(order)] }),
    /^This order was refunded/,
  ],
  ['Cancelled', () => ({ orderState: 'CANCELLED' }), /^This order was canceled/],
  [
    'Shipped',
    (order) => ({ disputes: [dispute(order)] }),
    /was returned or is disputed at your bank/,
  ],
])('closed access of an order that is %s says why', async (state, facts, reason) => {
  const order = await buyPlans();
  close(order, facts(order));
  await openSheet(order, 'Details');
  expect(await screen.findByText(reason)).toBeVisible();
  for (const label of state.split(' ')) expect(screen.getAllByText(label)[0]).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
  await expectAccessible();
});

test('links that expire are renewed automatically', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openSheet(await buyPlans());
  const old = await address();
  await vi.advanceTimersByTimeAsync(23 * HOUR_MS);
  expect(await address()).toBe(old);
  // No session lasts as long as a link, so they sign in again, in another tab.
  mockShop.signIn(email);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await waitFor(async () => expect(await address()).not.toBe(old));
  expect(await link()).toHaveAttribute('href', expect.stringMatching(ADDRESS));
});

/**
 * Lets the computer sleep, so that no link is renewed. Then the customer signs in again, in another
 * tab.
 */
function sleepForADay() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * HOUR_MS });
  mockShop.signIn(email);
}

test('a click on an expired link downloads from the new address', async () => {
  await openSheet(await buyPlans());
  const old = await address();
  sleepForADay();
  await userEvent.click(await link());
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(expect.stringMatching(ADDRESS)));
  expect(goTo).not.toHaveBeenCalledWith(old);
});

const dialog = () => screen.findByRole('alertdialog', { name: "The download didn't start" });

test('a click on an expired link says so if access has ended', async () => {
  const order = await buyPlans();
  await openSheet(order);
  await link();
  sleepForADay();
  close(order, { refunds: [refund(order)] });
  await userEvent.click(await link());
  expect(await dialog()).toHaveTextContent('no longer have access to this file');
  expect(await screen.findByText(/^This order was refunded/)).toBeInTheDocument();
  expect(goTo).not.toHaveBeenCalled();
});

test('an expired link that cannot be renewed says why', async () => {
  await openSheet(await buyPlans());
  await link();
  sleepForADay();
  mockShop.start('offline', ['listOrders']);
  await userEvent.click(await link());
  expect(await dialog()).toHaveTextContent('The shop could not be reached.');
});
