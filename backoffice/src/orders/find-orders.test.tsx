// @vitest-environment jsdom
import { presentStaffOrder } from '@spindle/sdk/mocks/orders/presenters';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@spindle/sdk/mocks/state';
import { describe, expect, it } from 'vitest';
import { recordListRequests } from '../test/list-requests.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import {
  changeOrder,
  failedRefund,
  clearCustomer,
  nameOf,
  oldestFirst,
  oldestOrder,
  openDispute,
} from '../test/orders.ts';
import { formatCents } from '../ui/format.ts';

const open = (query = '') => openApp(`/ui/admin/orderManager${query}`);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function searchFor(text: string) {
  await userEvent.click(await screen.findByLabelText('Search for'));
  await userEvent.paste(text);
  await press('Search');
}

const ordersWhere = (matches: (order: Order) => boolean) =>
  oldestFirst(mockShop.read().orders.filter((order) => matches(order)));

/** Returns the text of each cell in a list, by column. */
async function rowsOf(list: string) {
  const table = await screen.findByRole<HTMLTableElement>('table', { name: list });
  const [head, ...rows] = [...table.rows].map(({ cells }) =>
    [...cells].map((cell) => cell.textContent.trim()),
  );
  return rows.map((row) => Object.fromEntries(row.map((text, at) => [head?.[at] ?? '', text])));
}

const namesIn = async (list: string) => (await rowsOf(list)).map((row) => row['Order ID']);

/**
 * Keeps only this many pending orders in the shop. The second one is a minute newer than the first.
 */
function pendingAre(count: number): Order[] {
  const order = oldestOrder('PENDING');
  const first = Date.parse('2026-01-01T00:00:00Z');
  return mockShop.change((state) => {
    state.orders = Array.from({ length: count }, (_, at) => ({
      ...order,
      orderId: `${String(at).padStart(8, '0')}-5a0e-4a5f-9c0e-0d6a0b1f2c3d`,
      dateCreated: new Date(first + at * 60_000).toISOString(),
    }));
    return state.orders;
  });
}

describe('finding orders', () => {
  it('starts with pending orders, oldest first', async () => {
    open();
    const rows = await rowsOf('Pending orders');
    const order = oldestOrder('PENDING');
    expect(rows[0]).toMatchObject({
      'Order ID': nameOf(order),
      'User email': order.email,
      'Date created': expect.any(String),
      State: 'Pending',
      Total: formatCents(order.total),
      Details: 'Details',
    });
    const pending = ordersWhere(({ orderState }) => orderState === 'PENDING');
    expect(rows.map((row) => row['Order ID'])).toEqual(pending.map(nameOf));
    await expectAccessible();
  });

  it('shows which payments are disputed and which refunds failed', async () => {
    const order = oldestOrder('PENDING');
    changeOrder(order, { disputes: [openDispute(order)], refunds: [failedRefund()] });
    open();
    const [first, second] = await rowsOf('Pending orders');
    expect(first?.State).toContain('DisputedRefund failed');
    expect(second?.State).not.toMatch(/Disputed|Refund failed/);
  });

  it('shows where orders come from when there are none', async () => {
    mockShop.open('empty');
    open();
    expect(await screen.findByText('No pending orders')).toBeTruthy();
  });

  it('offers the four kinds of search by their names', async () => {
    open();
    const kinds = await screen.findByRole('combobox', { name: 'Searching In...' });
    expect(
      within(kinds)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Order State', 'Order Status', 'User Email', 'Customer ID']);
  });

  it('rejects a search without a day', async () => {
    open();
    const from = await screen.findByLabelText('From date');
    fireEvent.change(from, { target: { value: '' } });
    await press('Search');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Form Validation FailedPlease check the fields for errors and try again.',
    );
    expect(from.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
  });

  it('finds what was typed between those days, also a state by its displayed name', async () => {
    const sentBack = firstOf(
      mockShop.read().orders,
      ({ orderState }) => orderState === 'RETURN_REQUESTED',
    );
    const day = sentBack.dateCreated.slice(0, 10);
    const requests = recordListRequests('orders');
    open();
    await screen.findByRole('table', { name: 'Pending orders' });
    fireEvent.change(screen.getByLabelText('From date'), { target: { value: day } });
    fireEvent.change(screen.getByLabelText('To date'), { target: { value: day } });
    await searchFor('return requested');
    const expected = ordersWhere(
      (order) =>
        presentStaffOrder(mockShop.read(), order, new Date())
          .state.split(' ')
          .includes('RETURN_REQUESTED') && order.dateCreated.startsWith(day),
    );
    expect(await namesIn('Orders found')).toEqual(expected.map(nameOf));
    expect(expected.map(nameOf)).toContain(nameOf(sentBack));
    expect(requests).toEqual([
      { sort: ['dateCreated', 'ASC'], range: [0, 49], filter: { orderState: 'PENDING' } },
      {
        sort: ['dateCreated', 'ASC'],
        range: [0, 49],
        filter: {
          dateCreated_gte: `${day}T00:00:00.000Z`,
          dateCreated_lte: `${day}T23:59:59.999Z`,
          state: 'RETURN_REQUESTED',
        },
      },
    ]);
  });

  it.each([
    ['Order Status', 'chargeStatus'],
    ['User Email', 'email'],
    ['Customer ID', 'customerId'],
  ] as const)('searches for a %s as typed', async (kind, fact) => {
    const order = oldestOrder('PENDING');
    changeOrder(order, { chargeStatus: 'Disputed' });
    const value = fact === 'chargeStatus' ? 'Disputed' : order[fact];
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Searching In...'), kind);
    await searchFor(` ${value} `);
    const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    const expected = ordersWhere((one) => one[fact] === value && one.dateCreated >= monthAgo);
    expect(await namesIn('Orders found')).toEqual(expected.map(nameOf));
    expect(expected.map(nameOf)).toContain(nameOf(order));
  });

  it('says when nothing matches', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Searching In...'), 'User Email');
    await searchFor('nobody@example.com');
    expect(await screen.findByText('No results')).toBeTruthy();
  });

  it('pages through all orders, however many', async () => {
    const orders = pendingAre(1001);
    open();
    expect(await screen.findByText('1-50 of 1001')).toBeTruthy();
    await press('Go to next page');
    expect(await screen.findByText('51-100 of 1001')).toBeTruthy();
    const second = orders.slice(50, 100).map(nameOf);
    await screen.findByText(second[0] ?? '');
    expect(await namesIn('Pending orders')).toEqual(second);
  });

  it('goes to the first page when the requested one is gone', async () => {
    const orders = pendingAre(60);
    open('?filter=%7B%22orderState%22%3A%22PENDING%22%7D&page=9');
    expect(await screen.findByText('1-50 of 60')).toBeTruthy();
    const first = orders.slice(0, 50).map(nameOf);
    await screen.findByText(first[0] ?? '');
    expect(await namesIn('Pending orders')).toEqual(first);
    await expectAccessible();
  });

  it('shows an error when orders cannot be loaded', async () => {
    mockShop.start('500', ['listAdminOrders']);
    open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Order Load ErrorPlease try again later.');
  });

  it('shows an error when the catalog cannot be loaded, and still shows the orders', async () => {
    mockShop.start('500', ['listCatalogs']);
    open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Catalog Load ErrorPlease try again later.');
    expect(await screen.findByRole('table', { name: 'Pending orders' })).toBeTruthy();
  });

  it("shows nothing of the search on a found order's screen", async () => {
    const name = nameOf(oldestOrder('PENDING'));
    open();
    await searchFor('pending');
    expect(await screen.findByRole('table', { name: 'Orders found' })).toBeTruthy();
    expect(screen.getAllByRole('search', { name: 'Search orders' })).toHaveLength(1);
    await press(`Details of order ${name}`);
    expect(await screen.findByRole('heading', { level: 1, name: `Order ${name}` })).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('opens an order whose buyer the payment provider does not know', async () => {
    const order = oldestOrder('PENDING');
    clearCustomer(order);
    open();
    await press(`Details of order ${nameOf(order)}`);
    expect(await screen.findByRole('combobox', { name: 'State' })).toHaveValue('PENDING');
  });

  it('returns from an order to its row', async () => {
    const details = `Details of order ${nameOf(oldestOrder('PENDING'))}`;
    open();
    await press(details);
    await press('Return to Search');
    expect(await screen.findByRole('button', { name: details })).toHaveFocus();
  });
});
