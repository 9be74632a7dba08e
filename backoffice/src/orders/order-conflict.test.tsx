// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@spindle/sdk/mocks/state';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { changeOrder, oldestOrder, orderNow } from '../test/orders.ts';
import { formatCents } from '../ui/format.ts';
import { orderPath } from './order-address.ts';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const stateField = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'State' });
const numberField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Tracking number' });

/** Opens a pending order, then has someone else pick it and make these changes. */
async function openBeforeTheyPick(facts: Partial<Order> = {}): Promise<Order> {
  const order = oldestOrder('PENDING');
  openApp(orderPath(order.orderId));
  await stateField();
  changeOrder(order, { orderState: 'PICKED', ...facts });
  return order;
}

it('shows what someone else changed before saving anything', async () => {
  const order = await openBeforeTheyPick({ trackingNumber: '9400' });
  await userEvent.selectOptions(await stateField(), 'PROCESSING');
  await press('Save');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    "This order changed while you were editingYour changes aren't saved yet. The state changed from Pending to Picked. The tracking number changed from none to 9400.",
  );
  expect(document.activeElement).toBe(alert);
  expect(orderNow(order).orderState).toBe('PICKED');
  await expectAccessible();
});

it('shows their version to users who reload', async () => {
  await openBeforeTheyPick({ trackingNumber: '9400' });
  await userEvent.selectOptions(await stateField(), 'PROCESSING');
  await press('Save');
  await press('Reload order');
  expect((await stateField()).value).toBe('PICKED');
  expect(numberField().value).toBe('9400');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('saves mine anyway, on top of the current order', async () => {
  const order = await openBeforeTheyPick();
  await userEvent.selectOptions(await stateField(), 'PROCESSING');
  await press('Save');
  await press('Save my changes anyway');
  expect(await screen.findByText('Edit Order Success')).toBeTruthy();
  expect(orderNow(order).orderState).toBe('PROCESSING');
});

it('saves only what I changed', async () => {
  const order = await openBeforeTheyPick();
  await userEvent.type(numberField(), '1Z9');
  await press('Save');
  await press('Save my changes anyway');
  expect(await screen.findByText('Edit Order Success')).toBeTruthy();
  expect(orderNow(order)).toMatchObject({ orderState: 'PICKED', trackingNumber: '1Z9' });
});

it('asks again before money moves, with the current amount', async () => {
  const order = await openBeforeTheyPick();
  const whole = formatCents(order.total);
  await userEvent.selectOptions(await stateField(), 'CANCELLED');
  await press('Save');
  await press(`Cancel order and refund ${whole}`);
  await screen.findByText('This order changed while you were editing');
  expect(orderNow(order).orderState).toBe('PICKED');
  await press('Save my changes anyway');
  await press(`Cancel order and refund ${whole}`);
  expect(await screen.findByText('Edit Order Success')).toBeTruthy();
  expect(orderNow(order).orderState).toBe('CANCELLED');
});

it('keeps the input when the order reloads', async () => {
  const order = await openBeforeTheyPick();
  await userEvent.selectOptions(await stateField(), 'PROCESSING');
  mockShop.change(({ people }) => {
    for (const person of people) {
      if (person.userId === order.userId) person.email = 'ada@new.example';
    }
  });
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('r');
  await screen.findAllByText('ada@new.example');
  expect((await stateField()).value).toBe('PROCESSING');
  await press('Save');
  await screen.findByText('This order changed while you were editing');
  expect(orderNow(order).orderState).toBe('PICKED');
});
