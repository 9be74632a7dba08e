import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { presentStaffOrder } from '@spindle/sdk/mocks/orders/presenters';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { configQuery } from '../shop/config.ts';
import { mockShop } from '../test/api.ts';
import { buyer, buyerOrders } from '../test/buyer.ts';
import { changeOrder, type MockOrder } from '../test/buying.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { shopConfig } from '../test/samples.ts';
import { OrdersPage } from './orders-page.tsx';

beforeEach(buyerOrders);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const isPending = ({ orderState }: MockOrder) => orderState === 'PENDING';
const status = (order: MockOrder) => presentStaffOrder(mockShop.read(), order, new Date());
const isReturnable = (order: MockOrder) => status(order).returnable;

function ordersOf(email: string, such: (order: MockOrder) => boolean = () => true): MockOrder[] {
  return mockShop.read().orders.filter((order) => order.email === email && such(order));
}

function orderOf(email: string, such?: (order: MockOrder) => boolean): MockOrder {
  const [order] = ordersOf(email, such);
  if (order === undefined) throw new Error(`${email} has no such order.`);
  return order;
}

/** Returns an order of any customer. */
function orderWhere(such: (order: MockOrder) => boolean): MockOrder {
  const order = mockShop.read().orders.find(such);
  if (order === undefined) throw new Error('The demo has no such order.');
  return order;
}

const now = ({ orderId }: MockOrder) =>
  mockShop.read().orders.find((order) => order.orderId === orderId);

function open(email: string) {
  mockShop.signIn(email);
  return renderShop(<OrdersPage />, { path: '/ui/orders', user: userOf(email) });
}

async function rowOf({ orderId }: MockOrder) {
  const id = await screen.findByText(shortId(orderId), { selector: 'samp' });
  return within(id.closest('li') ?? id);
}

async function pressOn({ orderId }: MockOrder, action: string) {
  const name = `${action} ${shortId(orderId)}`;
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function askToCancel(order: MockOrder) {
  await pressOn(order, 'Cancel order');
  const question = await screen.findByRole('alertdialog', { name: shortId(order.orderId) });
  expect(question).toHaveTextContent('Are you sure you want to cancel this order?');
  return within(question);
}

const confirm = async (order: MockOrder) =>
  userEvent.click((await askToCancel(order)).getByRole('button', { name: 'Cancel Order' }));

/** Opens the order's return, and returns the inputs for the quantity of each line. */
async function openReturn(order: MockOrder): Promise<[HTMLElement, ...HTMLElement[]]> {
  await pressOn(order, 'Return items from order');
  const [first, ...more] = await screen.findAllByRole('textbox', { name: /^Quantity of/ });
  if (first === undefined) throw new Error('Nothing can be returned.');
  return [first, ...more];
}

async function oneMore() {
  const [first] = screen.getAllByRole('button', { name: /^Increase quantity/ });
  if (first) await userEvent.click(first);
}

const submit = () => screen.getByRole('button', { name: 'Submit' });

test('older orders are shown on request', async () => {
  const [old, ...recent] = ordersOf(buyer);
  changeOrder({ orderId: old?.orderId ?? '' }, { dateCreated: daysAgo(100) });
  open(buyer);
  expect(await screen.findByText(/^Everything you bought in the last/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Show older orders' }));
  for (const order of [old, ...recent]) {
    expect(await screen.findByText(shortId(order?.orderId ?? ''))).toBeVisible();
  }
  expect(screen.getByText('Everything you bought.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
  await expectAccessible();
});

test('a customer without recent orders can look further back', async () => {
  const orders = ordersOf(buyer);
  for (const order of orders) changeOrder(order, { dateCreated: daysAgo(100) });
  open(buyer);
  expect(await screen.findByText('You have no orders')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show older orders' }));
  expect(await screen.findByText(shortId(orders[0]?.orderId ?? ''))).toBeVisible();
});

test('a row shows id, date, state, amount, tracking and receipt', async () => {
  const order = orderOf(buyer, isReturnable);
  changeOrder(order, { total: 82110, trackingNumber: '9400100000000000000000' });
  open(buyer);
  const row = await rowOf(order);
  for (const fact of ['Shipped', '$821.10', '9400100000000000000000']) {
    expect(row.getAllByText(fact)[0]).toBeVisible();
  }
  expect(row.getByText(/^[A-Z][a-z]{2} \d+, 20\d\d/, { selector: 'dd' })).toBeVisible();
  expect(row.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', order.receiptUrl);
  await expectAccessible();
});

test('the style of a row is described in words, too', async () => {
  const refunded = orderWhere(
    ({ orderState, parentId }) => orderState === 'REFUNDED' && parentId === null,
  );
  const child = orderWhere(({ parentId }) => parentId !== null);
  const parent = orderWhere(({ orderId }) => orderId === child.parentId);
  const fresh = orderWhere(isPending);
  const { userId, email } = parent;
  for (const order of [child, refunded, fresh]) changeOrder(order, { userId, email });
  changeOrder(fresh, { dateCreated: new Date().toISOString() });
  changeOrder(refunded, { dateCreated: daysAgo(20) });
  changeOrder(child, { orderState: 'RETURN_REQUESTED', refunds: [] });
  open(email);
  expect((await rowOf(fresh)).getByText('New')).toBeVisible();
  const row = await rowOf(child);
  expect(row.getByText('Return requested')).toBeVisible();
  expect(row.getByText(`Return of ${shortId(child.parentId ?? '')}`)).toBeVisible();
  expect((await rowOf(refunded)).getByText('Refunded')).toBeVisible();
  expect((await rowOf(refunded)).getByText(/^\$[\d.]+ refunded$/)).toBeVisible();
});

test("an order has its date in the shop's time zone", async () => {
  const order = orderOf(buyer);
  changeOrder(order, { dateCreated: '2026-11-24T03:30:00.000Z' });
  const { client } = open(buyer);
  const row = await rowOf(order);
  expect(row.getByText('Nov 24, 2026, 3:30 AM UTC')).toBeVisible();
  const timeZone = 'America/Los_Angeles';
  act(() => void client.setQueryData(configQuery().queryKey, { ...shopConfig, timeZone }));
  expect(await row.findByText('Nov 23, 2026, 7:30 PM PST')).toBeVisible();
});

test('only pending orders can be canceled, only returnable ones returned', async () => {
  open(buyer);
  const offered = [];
  for (const order of ordersOf(buyer, ({ dateCreated }) => dateCreated > daysAgo(90))) {
    const names = (await rowOf(order)).getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.includes('Buy again')).toBe(order.parentId === null);
    const right = [
      ...(isPending(order) ? ['Cancel'] : []),
      ...(isReturnable(order) ? ['Return'] : []),
    ];
    expect(names.filter((name) => name === 'Cancel' || name === 'Return')).toEqual(right);
    offered.push(...right);
  }
  expect(offered).toEqual(expect.arrayContaining(['Cancel', 'Return']));
});

test('details open and close', async () => {
  const order = orderOf(buyer, isReturnable);
  open(buyer);
  await pressOn(order, 'Details of order');
  const button = screen.getByRole('button', { expanded: true });
  expect(screen.getByText(order.paymentIntentId ?? '')).toBeVisible();
  await expectAccessible();
  await userEvent.click(button);
  expect(screen.queryByText(order.paymentIntentId ?? '')).toBeNull();
});

test('Dismiss cancels nothing', async () => {
  const order = orderOf(buyer, isPending);
  open(buyer);
  const question = await askToCancel(order);
  await expectAccessible();
  await userEvent.click(question.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(now(order)?.orderState).toBe('PENDING');
});

test('a canceled order is confirmed with the reason, and listed as canceled', async () => {
  const order = orderOf(buyer, isPending);
  open(buyer);
  await confirm(order);
  const dialog = await screen.findByRole('dialog', { name: 'Order Cancelled' });
  expect(dialog).toHaveTextContent(
    `Your order was canceled. We're refunding $${(order.total / 100).toFixed(2)}.`,
  );
  expect(await (await rowOf(order)).findByText('Cancelled')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Cancel order/ })).toBeNull();
});

test('a cancellation that comes too late says why, and the list shows the current state', async () => {
  const order = orderOf(buyer, isPending);
  open(buyer);
  await rowOf(order);
  changeOrder(order, { orderState: 'PROCESSING' });
  await confirm(order);
  const dialog = await screen.findByRole('alertdialog', { name: 'Error During Order Cancel' });
  expect(dialog).toHaveTextContent(
    "We're already preparing or have shipped this order, so you can't cancel it.",
  );
  expect(await (await rowOf(order)).findByText('Processing')).toBeInTheDocument();
});

test('a cancellation that does not reach the shop says so', async () => {
  const order = orderOf(buyer, isPending);
  mockShop.start('offline', ['cancelOrder']);
  open(buyer);
  await confirm(order);
  const dialog = await screen.findByRole('alertdialog', { name: 'Error During Order Cancel' });
  expect(dialog).toHaveTextContent('The shop could not be reached.');
});

test('a return starts at zero, and can be sent once something is selected', async () => {
  const order = orderOf(buyer, isReturnable);
  open(buyer);
  for (const field of await openReturn(order)) expect(field).toHaveValue('0');
  expect(submit()).toBeDisabled();
  await expectAccessible();

  await oneMore();
  await userEvent.click(submit());
  const dialog = await screen.findByRole('dialog', { name: 'Order Return Requested' });
  expect(dialog).toHaveTextContent("Return requested. We'll email you the next steps.");
  expect(await screen.findByText(`Return of ${shortId(order.orderId)}`)).toBeInTheDocument();
  const [child] = ordersOf(buyer, ({ parentId }) => parentId === order.orderId);
  expect(child?.items.map(({ quantity }) => quantity)).toEqual([1]);
});

test('a reason can be given once a line is returned, and is stored with the return', async () => {
  const order = orderOf(buyer, isReturnable);
  const line = status(order).items.find(({ quantityReturnable }) => quantityReturnable > 0);
  open(buyer);
  await openReturn(order);
  expect(screen.queryByRole('combobox')).toBeNull();
  await oneMore();
  const reason = screen.getByRole('combobox', {
    name: `Reason (optional) for ${line?.title ?? ''}`,
  });
  expect(reason).toHaveDisplayValue('No reason given');
  await userEvent.selectOptions(reason, "Doesn't fit");
  await expectAccessible();
  await userEvent.click(submit());
  await screen.findByRole('dialog', { name: 'Order Return Requested' });
  const [child] = ordersOf(buyer, ({ parentId }) => parentId === order.orderId);
  expect(child?.returnReasons).toEqual(['DOES_NOT_FIT']);
});

test('more than can be returned is rejected, by button and by keyboard', async () => {
  const order = orderOf(buyer, (one) => status(one).items[0]?.quantityReturnable === 1);
  open(buyer);
  const [field] = await openReturn(order);
  await oneMore();
  await oneMore();
  const dialog = await screen.findByRole('alertdialog', { name: 'INVALID RETURN' });
  expect(dialog).toHaveTextContent("You cannot Return more than you've purchased.");
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(field).toHaveValue('1');

  await userEvent.clear(field);
  await userEvent.type(field, '9');
  expect(await screen.findByRole('alertdialog', { name: 'INVALID RETURN' })).toBeVisible();
  expect(field).toHaveValue('1');
});

test('a return that comes too late says why and keeps the input', async () => {
  const order = orderOf(buyer, isReturnable);
  open(buyer);
  const [field] = await openReturn(order);
  await oneMore();
  changeOrder(order, { dateShipped: daysAgo(40) });
  await userEvent.click(submit());
  const dialog = await screen.findByRole('alertdialog', { name: 'Error During Order Return' });
  expect(dialog).toHaveTextContent('Orders can be returned within 30 days of shipping.');
  expect(field).toHaveValue('1');
});

test('administrators see a blank block above the list', async () => {
  mockShop.change(({ people }) => {
    for (const person of people) person.extended = true;
  });
  const { container } = open(buyer);
  await rowOf(orderOf(buyer));
  expect(container.querySelector('[data-block="blank"]')).toBeVisible();
});
