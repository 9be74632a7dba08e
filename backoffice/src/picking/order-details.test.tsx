// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@spindle/sdk/mocks/state';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  completeButton,
  onlyOrderToPick,
  openDetails,
  renderPicking,
  claimAsSomeoneElse,
} from './fixtures/render-picking.tsx';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { demoStaff } from '../test/open-app.ts';
import { changeOrder, clearCustomer, refundUnits, nameOf, orderNow } from '../test/orders.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { queryClient } from '../providers/query-client.ts';
import { ordersToPick } from './calls.ts';

let order: Order;
let single: Order['items'][number];
let several: Order['items'][number];

beforeEach(() => {
  ({ order, single, several } = onlyOrderToPick());
});

const box = (name: string) => screen.getByRole('checkbox', { name });
const tick = (name: string) => userEvent.click(box(name));
const unitOf = (unit: number) => `${several.title}, unit ${unit} of 3`;
const progress = () => screen.getByRole('status', { name: 'Progress' });

const pickerId = () =>
  firstOf(mockShop.read().people, ({ email }) => email === demoStaff.picker).userId;

async function tickAll() {
  await tick(`${single.title}, ${single.catalogItemId}`);
  for (const unit of [1, 2, 3]) await tick(unitOf(unit));
}

describe('an order being picked', () => {
  it('is claimed for the picker and shows what to pick', async () => {
    renderPicking();
    expect(await openDetails()).toHaveTextContent(`Order: ${nameOf(order)}`);
    expect(
      screen.getByRole('heading', { name: 'Picking Manager - Order Details' }),
    ).toBeInTheDocument();
    const hint =
      'Please verify that each item has been picked before checking the box next to its ID.';
    expect(screen.getByText(hint)).toBeInTheDocument();
    await waitFor(() => expect(orderNow(order).claim?.userId).toBe(pickerId()));
    await expectAccessible();
  });

  it('can be completed only once every unit is ticked', async () => {
    renderPicking();
    await openDetails();
    expect(completeButton()).toBeDisabled();
    await tickAll();
    expect(progress()).toHaveTextContent('4 of 4');
    expect(completeButton()).toBeEnabled();
    await tick(unitOf(2));
    expect(progress()).toHaveTextContent('3 of 4');
    expect(completeButton()).toBeDisabled();
  });

  it('leaves the list once it is picked', async () => {
    renderPicking();
    await openDetails();
    await tickAll();
    await userEvent.click(completeButton());
    const notice = await screen.findByText('Picking Success');
    expect(notice.parentElement).toHaveTextContent('This Order Has Been Picked');
    expect(orderNow(order).orderState).toBe('PICKED');
    expect(await screen.findByText('No orders are ready to be processed.')).toBeInTheDocument();
  });

  it('can be picked even if the payment provider does not know its buyer', async () => {
    clearCustomer(order);
    renderPicking();
    await openDetails();
    await tickAll();
    await userEvent.click(completeButton());
    await screen.findByText('Picking Success');
    expect(orderNow(order).orderState).toBe('PICKED');
  });

  it('keeps its ticks when saving fails, and saves on the second try', async () => {
    mockShop.start('offline', ['completePicking']);
    renderPicking();
    await openDetails();
    await tickAll();
    await userEvent.click(completeButton());
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Picking FailurePlease try again later.');
    expect(progress()).toHaveTextContent('4 of 4');
    expect(orderNow(order).orderState).toBe('PENDING');
    mockShop.calm();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Picking Success')).toBeInTheDocument();
    expect(orderNow(order).orderState).toBe('PICKED');
  });

  it('shows why the shop rejected saving it', async () => {
    renderPicking();
    await openDetails();
    await tickAll();
    claimAsSomeoneElse(order);
    await userEvent.click(completeButton());
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Picking Failure');
    expect(failure).toHaveTextContent('Ines is picking this order until 2:05 PM UTC.');
  });

  it('shows that units were refunded while it was open, and picks what is left', async () => {
    renderPicking();
    await openDetails();
    await tickAll();
    refundUnits(order, several, 2);
    await userEvent.click(completeButton());
    const left = 'this order has 2 units now';
    expect(await screen.findByRole('alert')).toHaveTextContent(left);
    await waitFor(() => expect(progress()).toHaveTextContent('2 of 2'));
    await tick(`${single.title}, ${single.catalogItemId}`);
    expect(await screen.findByText('This order changed')).toBeInTheDocument();
    await tick(`${single.title}, ${single.catalogItemId}`);
    await userEvent.click(completeButton());
    expect(await screen.findByText('Picking Success')).toBeInTheDocument();
  });

  it('shows who canceled it while it was open', async () => {
    renderPicking();
    await openDetails();
    const administrator = demoStaff.administrator;
    const at = new Date().toISOString();
    const move = { at, actor: administrator, from: 'PENDING', to: 'CANCELLED', why: '' } as const;
    changeOrder(order, { orderState: 'CANCELLED', timeline: [...order.timeline, move] });
    await act(() => queryClient.refetchQueries({ queryKey: ordersToPick.queryKey }));
    const rejected = await screen.findByText(/You can't pick order/);
    const { firstName } = firstOf(mockShop.read().people, ({ email }) => email === administrator);
    expect(rejected.parentElement).toHaveTextContent(`This order was canceled by ${firstName}.`);
  });

  it('keeps its ticks after a reload, and after being closed', async () => {
    renderPicking();
    await openDetails();
    await tick(unitOf(3));
    cleanup();
    renderPicking(`/ui/admin/adminPicking?order=${order.orderId}`);
    expect(await screen.findByText('1 of 4')).toBeInTheDocument();
    expect(box(unitOf(3))).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('1 of 4 picked')).toBeInTheDocument();
  });

  it('counts lines with too many units to tick one by one', async () => {
    onlyOrderToPick({ units: 40 });
    renderPicking();
    await openDetails();
    await userEvent.click(screen.getByRole('button', { name: `Add one ${several.title}` }));
    expect(progress()).toHaveTextContent('1 of 41');
    await tick(`${single.title}, ${single.catalogItemId}`);
    await tick(`All 40 of ${several.title}`);
    expect(completeButton()).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: `Remove one ${several.title}` }));
    expect(completeButton()).toBeDisabled();
  });
});
