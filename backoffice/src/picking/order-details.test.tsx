// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { endMills, sampleLine, sampleOrder } from './fixtures/orders.ts';
import {
  completeButton,
  openDetails,
  renderPicking,
  shopHas,
  theyTake,
} from './fixtures/render-picking.tsx';
import { firstOf } from '../test/first-of.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { demoStaff } from '../test/open-app.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

const order = sampleOrder();
const box = (name: string) => screen.getByRole('checkbox', { name });
const tick = (name: string) => userEvent.click(box(name));
const progress = () => screen.getByRole('status', { name: 'Progress' });

const orderNow = () => firstOf(mockShop.read().orders);
const pickerId = () =>
  firstOf(mockShop.read().people, ({ email }) => email === demoStaff.picker).userId;

async function tickAll() {
  await tick('ER20 spindle, er20-water-2200');
  for (const unit of [1, 2, 3]) await tick(`End mill, unit ${unit} of 3`);
}

describe('an order being picked', () => {
  it('is held for the picker and shows what to fetch', async () => {
    shopHas(order);
    renderPicking();
    expect(await openDetails()).toHaveTextContent('Order: 6f0c1f3a');
    expect(
      screen.getByRole('heading', { name: 'Picking Manager - Order Details' }),
    ).toBeInTheDocument();
    const hint =
      'Please verify that each item has been picked before checking the box next to its ID.';
    expect(screen.getByText(hint)).toBeInTheDocument();
    await waitFor(() => expect(orderNow().claim?.userId).toBe(pickerId()));
    await expectAccessible();
  });

  it('can be completed only while every unit is ticked', async () => {
    shopHas(order);
    renderPicking();
    await openDetails();
    expect(completeButton()).toBeDisabled();
    await tickAll();
    expect(progress()).toHaveTextContent('4 of 4');
    expect(completeButton()).toBeEnabled();
    await tick('End mill, unit 2 of 3');
    expect(progress()).toHaveTextContent('3 of 4');
    expect(completeButton()).toBeDisabled();
  });

  it('leaves the list once it is picked', async () => {
    shopHas(order);
    renderPicking();
    await openDetails();
    await tickAll();
    await userEvent.click(completeButton());
    const told = await screen.findByText('Picking Success');
    expect(told.parentElement).toHaveTextContent('This Order Has Been Picked');
    expect(orderNow().orderState).toBe('PICKED');
    expect(await screen.findByText('No orders are ready to be processed.')).toBeInTheDocument();
  });

  it('keeps its ticks when saving fails, and saves on the second try', async () => {
    shopHas(order);
    server.use(
      api.post(
        '/api/admin/adminPicking/save',
        ({ response }) => response.untyped(HttpResponse.error()),
        { once: true },
      ),
    );
    renderPicking();
    await openDetails();
    await tickAll();
    await userEvent.click(completeButton());
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Picking FailurePlease try again later.');
    expect(progress()).toHaveTextContent('4 of 4');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Picking Success')).toBeInTheDocument();
  });

  it('tells why the shop refused to save it', async () => {
    shopHas(order);
    renderPicking();
    await openDetails();
    await tickAll();
    theyTake(order);
    await userEvent.click(completeButton());
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Picking Failure');
    expect(failure).toHaveTextContent('Ines is picking this order until 14:05 UTC.');
  });

  it('comes back with its ticks after a reload, and after being closed', async () => {
    shopHas(order);
    renderPicking();
    await openDetails();
    await tick('End mill, unit 3 of 3');
    cleanup();
    renderPicking(`/ui/admin/adminPicking?order=${order.orderId}`);
    expect(await screen.findByText('1 of 4')).toBeInTheDocument();
    expect(box('End mill, unit 3 of 3')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('1 of 4 picked')).toBeInTheDocument();
  });

  it('counts what is too many to tick one by one', async () => {
    const many = sampleLine({ ...endMills, quantity: 40 });
    shopHas(sampleOrder({ items: [many] }));
    renderPicking();
    await openDetails();
    await userEvent.click(screen.getByRole('button', { name: 'One more of End mill' }));
    expect(progress()).toHaveTextContent('1 of 40');
    await tick('All 40 of End mill');
    expect(completeButton()).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'One less of End mill' }));
    expect(completeButton()).toBeDisabled();
  });
});
