// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { orderPath } from '../../orders/order-address.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { firstOf } from '../../test/first-of.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { openApp } from '../../test/open-app.ts';

async function openAbroad() {
  const { orderId } = firstOf(
    mockShop.read().orders,
    ({ orderState, shipping }) => orderState === 'PICKED' && shipping !== null,
  );
  mockShop.change(({ orders }) => {
    const order = firstOf(orders, (one) => one.orderId === orderId);
    if (order.shipping) order.shipping.address.country = 'DE';
    delete order.shipping?.phone;
  });
  openApp(orderPath(orderId));
  const title = await screen.findByRole('heading', { name: 'Customs' });
  return within(title.parentElement ?? document.body);
}

it('an order abroad shows its customs data, and accepts what is missing', async () => {
  const customs = await openAbroad();
  expect(customs.getByRole('alert').textContent).toContain('phone number');
  expect(customs.getAllByText(/^HS code \d{4}\.\d{2}, made in [A-Z]{2}, .*\$\d/)).not.toEqual([]);
  await userEvent.type(customs.getByRole('textbox', { name: 'ITN' }), 'X2026');
  const save = () => userEvent.click(customs.getByRole('button', { name: 'Save customs data' }));
  await save();
  expect(await customs.findByText(/must be X followed by 14 digits/)).toBeDefined();
  await userEvent.type(customs.getByRole('textbox', { name: 'ITN' }), '1123123456');
  const phone = customs.getByRole('textbox', { name: "Recipient's phone" });
  await userEvent.type(phone, '+49 228 5550142');
  await save();
  expect(await customs.findByText('AES X20261123123456')).toBeDefined();
  expect(customs.queryByRole('alert')).toBeNull();
  await expectAccessible();
});

it('customs input stays when the order changes', async () => {
  const customs = await openAbroad();
  await userEvent.type(customs.getByRole('textbox', { name: 'ITN' }), 'X2026');
  const number = screen.getByRole('textbox', { name: 'Tracking number' });
  await userEvent.clear(number);
  await userEvent.type(number, '1Z42');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tracking number 1Z42')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'ITN' })).toHaveValue('X2026');
});
