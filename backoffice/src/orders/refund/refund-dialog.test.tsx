// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { openApp } from '../../test/open-app.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { changeOrder, nameOf, oldestOrder, orderNow } from '../../test/orders.ts';
import { orderPath } from '../order-address.ts';

async function openRefund() {
  const order = oldestOrder('PENDING');
  openApp(orderPath(order.orderId));
  await userEvent.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: `Refund order ${nameOf(order)}` });
  return { order, dialog, inside: within(dialog) };
}

it('shows exactly what will be refunded, and refunds just that', async () => {
  const { order, inside } = await openRefund();
  await userEvent.type(inside.getByRole('textbox', { name: 'Amount in dollars' }), '12.50');
  await userEvent.type(inside.getByRole('textbox', { name: 'Reason' }), 'Scratched');
  expect(inside.getByRole('status').textContent).toContain('Refund total$12.50');
  await expectAccessible();
  expect(orderNow(order).refunds).toEqual([]);
  await userEvent.click(inside.getByRole('button', { name: 'Refund $12.50' }));
  expect(await screen.findByText('$12.50 will be refunded to the customer.')).toBeTruthy();
  expect(orderNow(order).refunds).toMatchObject([{ amount: 1_250, reason: 'Scratched' }]);
  expect(await screen.findByText(/^by .+@/)).toBeTruthy();
});

it('shows why nothing can be refunded, and refunds nothing', async () => {
  const { order, inside } = await openRefund();
  expect(inside.getByRole('status').textContent).toBe(
    'Choose units, an amount or shipping to refund.',
  );
  await userEvent.click(inside.getByRole('checkbox', { name: /^Shipping/ }));
  await userEvent.type(inside.getByRole('textbox', { name: 'Amount in dollars' }), '999999');
  expect(inside.getByRole('status').textContent).toBe(
    `You can refund up to $${(order.total / 100).toFixed(2)}.`,
  );
  expect(inside.getByRole('button', { name: 'Refund' })).toHaveProperty('disabled', true);
  expect(orderNow(order).refunds).toEqual([]);
});

it('keeps its figures while the mouse wheel scrolls', async () => {
  const { inside } = await openRefund();
  const [units] = inside.getAllByRole('spinbutton');
  if (!units) throw new Error('Nothing can be counted.');
  await userEvent.type(units, '1');
  expect(document.activeElement).toBe(units);
  // Browsers change a focused number field on scroll. jsdom doesn't, so the test checks the focus
  // instead.
  fireEvent.wheel(units, { deltaY: 100 });
  expect(document.activeElement).not.toBe(units);
  expect(units).toHaveProperty('value', '1');
});

it('says right away when an amount is invalid, and what is missing once it is sent', async () => {
  const { order, inside } = await openRefund();
  const amount = inside.getByRole('textbox', { name: 'Amount in dollars' });
  await userEvent.type(amount, 'ten');
  expect(await inside.findByText('Enter an amount. Example: 12.50')).toBeTruthy();
  expect(inside.getByRole('button', { name: 'Refund' })).toBeDisabled();
  await userEvent.clear(amount);
  await userEvent.type(amount, '1');
  await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'false'));
  expect(inside.queryByText('Enter a reason for the refund.')).toBeNull();
  await userEvent.click(inside.getByRole('button', { name: 'Refund $1.00' }));
  expect(await inside.findByText('Enter a reason for the refund.')).toBeTruthy();
  expect(document.activeElement).toBe(inside.getByRole('textbox', { name: 'Reason' }));
  expect(orderNow(order).refunds).toEqual([]);
});

it('refunds single parts of a kit, each up to what is left besides the kits', async () => {
  const order = oldestOrder('PENDING');
  const [line] = order.items;
  const [item] = mockShop.read().items;
  if (!line || !item) throw new Error('Nothing is sold.');
  const part = { catalogId: item.catalogId, digital: false, image: null, partNumber: null };
  const customs = { weight: null, hsCode: null, origin: null, attributes: [] };
  const kit = {
    ...line,
    title: 'Bolt set',
    quantity: 1,
    parts: [
      { ...part, ...customs, catalogItemId: 'bolt', title: 'Bolt', quantity: 4, price: 10 },
      { ...part, ...customs, catalogItemId: 'nut', title: 'Nut', quantity: 1, price: 40 },
    ],
  };
  changeOrder(order, { items: [kit], charged: [{ grossCents: 8_000, taxCents: 0 }] });
  const { inside } = await openRefund();
  const bolts = inside.getByRole('spinbutton', { name: 'Single units of Bolt' });
  expect(inside.getByText('4 of 4 refundable, up to $40.00')).toBeTruthy();
  const kits = inside.getByRole('spinbutton', { name: 'Units of Bolt set' });
  await userEvent.type(kits, '1');
  expect(bolts).toBeDisabled();
  await userEvent.clear(kits);
  await userEvent.type(bolts, '3');
  await userEvent.type(inside.getByRole('textbox', { name: 'Reason' }), 'Bent');
  expect(inside.getByRole('status').textContent).toContain('Parts of Bolt set (3 × Bolt)$30.00');
  await expectAccessible();
  await userEvent.click(inside.getByRole('button', { name: 'Refund $30.00' }));
  expect(await screen.findByText('Parts of Bolt set (3 × Bolt): $30.00')).toBeTruthy();
  const items = await screen.findByRole('list', { name: 'Parts of Bolt set' });
  expect(items.textContent).toContain('4 × Bolt (3 refunded)');
});
