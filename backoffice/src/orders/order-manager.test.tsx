// @vitest-environment jsdom
import { presentStaffOrder } from '@spindle/sdk/mocks/orders/presenters';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@spindle/sdk/mocks/state';
import type { components } from '@spindle/sdk/schema';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { demoStaff, openApp } from '../test/open-app.ts';
import {
  changeOrder,
  failedRefund,
  clearCustomer,
  nameOf,
  oldestOrder,
  openDispute,
  orderNow,
} from '../test/orders.ts';
import { configQuery } from '../providers/config.ts';
import { queryClient } from '../providers/query-client.ts';
import { formatCents } from '../ui/format.ts';
import { orderPath } from './order-address.ts';

type Config = components['schemas']['Config'];

function open<One extends Order>(order: One): One {
  openApp(orderPath(order.orderId));
  return order;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (state: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State' }), state);
const note = async (title: string) => (await screen.findByText(title)).parentElement;

describe('changing an order', () => {
  it('lists all eight states and enables only the allowed ones', async () => {
    open(oldestOrder('PENDING'));
    const states = await screen.findByRole('combobox', { name: 'State' });
    const options = within(states).getAllByRole<HTMLOptionElement>('option');
    expect(options).toHaveLength(8);
    expect(options.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual([
      'PENDING',
      'CANCELLED',
      'PROCESSING',
      'PICKED',
    ]);
    await expectAccessible();
  });

  it('saves what was selected and typed, and reports the result', async () => {
    const order = open(oldestOrder('PENDING'));
    await choose('PROCESSING');
    await userEvent.type(screen.getByRole('textbox', { name: 'Tracking number' }), ' 9400 ');
    await press('Save');
    const notice = await note('Edit Order Success');
    expect(notice).toHaveAttribute('role', 'status');
    expect(notice?.textContent).toBe('Edit Order SuccessOrder moved from PENDING to PROCESSING.');
    expect(orderNow(order)).toMatchObject({ orderState: 'PROCESSING', trackingNumber: '9400' });
  });

  it('shows why the shop rejected it', async () => {
    const order = open(oldestOrder('PICKED'));
    await choose('PROCESSING');
    // The carrier charges for a label before the order records it.
    changeOrder(order, { labelUrl: '/mock/label.pdf', version: order.version });
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(
      "Error During Edit Order SuccessThis order can't move from PICKED to PROCESSING because a label was bought or is being bought.",
    );
    expect(orderNow(order).orderState).toBe('PICKED');
  });

  it('rejects saving an order without its customer', async () => {
    const order = oldestOrder('PENDING');
    clearCustomer(order);
    open({ ...order, customerId: null });
    await choose('PROCESSING');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Form Validation FailedCheck the form and try again.',
    );
    expect(orderNow(order).orderState).toBe('PENDING');
  });

  it("shows the date and time in the shop's time zone", async () => {
    const order = oldestOrder('PENDING');
    changeOrder(order, { dateCreated: '2026-11-24T03:30:00.000Z' });
    open(order);
    await screen.findByRole('combobox', { name: 'State' });
    const { queryKey } = configQuery;
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
    expect(screen.queryAllByTitle('Nov 24, 2026, 3:30:00 AM UTC').length).toBeGreaterThan(0);
    const inLosAngeles = (config?: Config) =>
      config && { ...config, timeZone: 'America/Los_Angeles' };
    act(() => void queryClient.setQueryData(queryKey, inLosAngeles));
    expect(await screen.findAllByTitle('Nov 23, 2026, 7:30:00 PM PST')).not.toEqual([]);
  });

  it('shows who is picking it, also before canceling', async () => {
    const { userId, firstName, lastName } = firstOf(
      mockShop.read().people,
      ({ email }) => email === demoStaff.picker,
    );
    const order = oldestOrder('PENDING');
    changeOrder(order, { claim: { userId, until: '2999-11-02T14:05:00.000Z' } });
    open(order);
    const holder = `${firstName} ${lastName}`;
    expect((await screen.findAllByText(`Picking: ${holder}`)).length).toBeGreaterThan(0);
    await choose('CANCELLED');
    await press('Save');
    const name = `Cancel order ${nameOf(order)}?`;
    const question = await screen.findByRole('alertdialog', { name });
    expect(question).toHaveTextContent(`${holder} is picking this order until 2:05 PM`);
  });

  it('asks once before canceling, with order and amount', async () => {
    const order = open(oldestOrder('PENDING'));
    const amount = formatCents(order.total);
    await choose('CANCELLED');
    await press('Save');
    const name = `Cancel order ${nameOf(order)}?`;
    const question = await screen.findByRole('alertdialog', { name });
    expect(question.textContent).toContain(`${order.email} will be refunded ${amount}`);
    await expectAccessible();
    await press('Dismiss');
    expect(orderNow(order)).toEqual(order);
    await press('Save');
    await press(`Cancel order and refund ${amount}`);
    expect(await screen.findByText('Edit Order Success')).toBeTruthy();
    const { orderState, refunds, timeline } = orderNow(order);
    expect(orderState).toBe('CANCELLED');
    expect(refunds).toMatchObject([{ amount: order.total }]);
    expect(timeline.filter(({ from, to }) => from !== to && to === 'CANCELLED')).toHaveLength(1);
  });

  it('keeps the shipping cost when refunding a shipped order', async () => {
    const order = open(
      firstOf(
        mockShop.read().orders,
        (one) =>
          presentStaffOrder(mockShop.read(), one, new Date()).allowedStates.join() === 'REFUNDED' &&
          one.shippingPrice > 0,
      ),
    );
    await choose('REFUNDED');
    await press('Save');
    const amount = order.total - order.shippingPrice;
    await press(`Refund ${formatCents(amount)}`);
    expect(await screen.findByText('Edit Order Success')).toBeTruthy();
    expect(orderNow(order)).toMatchObject({ orderState: 'REFUNDED', refunds: [{ amount }] });
  });

  it('shows failed refunds and disputes above everything else', async () => {
    const order = oldestOrder('PENDING');
    changeOrder(order, { refunds: [failedRefund()], disputes: [openDispute(order)] });
    open(order);
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'A refund of $12.00 failedThe card was closed.',
      `Don't ship: ${formatCents(order.total)} of this payment is disputedFraudulent · Needs response`,
    ]);
    expect(screen.getByRole('list', { name: 'Refunds' }).textContent).toContain('Failed');
    expect(screen.getByRole('list', { name: 'Timeline' }).textContent).toContain('PendingPaid');
    await expectAccessible();
  });
});

describe('a return', () => {
  const requested = () =>
    firstOf(mockShop.read().orders, ({ orderState }) => orderState === 'RETURN_REQUESTED');

  /** Returns the stock of the return's only item. */
  function inStock({ items: [line] }: Order): number {
    const { items } = mockShop.read();
    const isIt = ({ catalogId, catalogItemId }: (typeof items)[number]) =>
      catalogId === line?.catalogId && catalogItemId === line.catalogItemId;
    return firstOf(items, isIt).inventory;
  }

  it('shows its state as text instead of a choice', async () => {
    open(requested());
    expect(await screen.findByRole('button', { name: 'Received' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
    await expectAccessible();
  });

  it.each([
    ['Restock', true],
    ['Discard', false],
  ])('is received, its units %s', async (outcome, restocked) => {
    const order = open(requested());
    const before = inStock(order);
    const units = firstOf(order.items).quantity;
    await userEvent.click(await screen.findByRole('radio', { name: outcome }));
    await press('Received');
    await screen.findByText('Edit Order Success');
    expect(orderNow(order).orderState).toBe('RETURNED');
    expect(inStock(order)).toBe(before + (restocked ? units : 0));
  });

  it('asks once before refunding', async () => {
    const order = open(requested());
    await press('Refund…');
    const confirm = await screen.findByRole('button', {
      name: `Refund ${formatCents(order.total)}`,
    });
    expect(orderNow(order)).toEqual(order);
    await userEvent.click(confirm);
    await screen.findByText('Edit Order Success');
    expect(orderNow(order)).toMatchObject({
      orderState: 'REFUNDED',
      refunds: [{ amount: order.total }],
    });
  });

  it('asks once before denying', async () => {
    const order = open(requested());
    await press('Deny…');
    const confirm = await screen.findByRole('button', { name: 'Deny return' });
    expect(orderNow(order)).toEqual(order);
    await userEvent.click(confirm);
    await screen.findByText('Edit Order Success');
    expect(orderNow(order)).toMatchObject({ orderState: 'CANCELLED', refunds: [] });
  });
});
