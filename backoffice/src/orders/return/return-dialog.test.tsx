// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { firstOf } from '../../test/first-of.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { openApp } from '../../test/open-app.ts';
import { changeOrder, nameOf, oldestOrder } from '../../test/orders.ts';
import { orderPath } from '../order-address.ts';

/** Ships the order so long ago that its return period has ended. */
function shippedLongAgo() {
  const { orders } = mockShop.read();
  const order = firstOf(
    orders,
    ({ orderId, orderState, parentId, shippingGrouping, refunds }) =>
      orderState === 'SHIPPED' &&
      parentId === null &&
      shippingGrouping !== 'DIGITAL' &&
      refunds.length === 0 &&
      orders.every((one) => one.parentId !== orderId),
  );
  changeOrder(order, { dateShipped: '2024-01-01T00:00:00.000Z' });
  return order;
}

const open = (order: ReturnType<typeof shippedLongAgo>) => openApp(orderPath(order.orderId));

it('staff open a return for a customer, also a late one, and read the reason', async () => {
  const order = shippedLongAgo();
  const title = order.items[0]?.title ?? '';
  open(order);
  await userEvent.click(await screen.findByRole('button', { name: 'Create return…' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `Create return for order ${nameOf(order)}` }),
  );
  const submit = dialog.getByRole('button', { name: 'Create return' });
  expect(submit).toBeDisabled();
  expect(dialog.queryByRole('combobox')).toBeNull();
  await userEvent.type(dialog.getByRole('spinbutton', { name: `Units of ${title}` }), '1');
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: `Reason for ${title}` }),
    'Arrived damaged',
  );
  expect(dialog.getByRole('status').textContent).toBe(
    "Returning 1 unit. We'll email the customer.",
  );
  await expectAccessible();
  await userEvent.click(submit);
  expect(await screen.findByText('Return Success')).toBeTruthy();

  const returned = firstOf(mockShop.read().orders, ({ parentId }) => parentId === order.orderId);
  expect(returned.items).toMatchObject([{ title, quantity: 1 }]);
  const returns = await screen.findByRole('list', { name: 'Returns' });
  await userEvent.click(within(returns).getByRole('link', { name: nameOf(returned) }));
  await screen.findByRole('heading', { level: 1, name: `Order ${nameOf(returned)}` });
  const items = await screen.findByRole('list', { name: 'Items' });
  expect(items.textContent).toContain('Return reason: Arrived damaged');
  expect(screen.queryByRole('button', { name: 'Create return…' })).toBeNull();
  await expectAccessible();
});

it('more units than are left are rejected with the reason, and nothing is opened', async () => {
  const order = shippedLongAgo();
  const title = order.items[0]?.title ?? '';
  open(order);
  await userEvent.click(await screen.findByRole('button', { name: 'Create return…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('spinbutton', { name: `Units of ${title}` }), '9999');
  await userEvent.click(dialog.getByRole('button', { name: 'Create return' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    "Error During Return.You cannot Return more than you've purchased.",
  );
  expect(mockShop.read().orders.some(({ parentId }) => parentId === order.orderId)).toBe(false);
});

it('an order that has not shipped cannot be returned', async () => {
  open(oldestOrder('PENDING'));
  await screen.findByRole('button', { name: 'Refund…' });
  expect(screen.queryByRole('button', { name: 'Create return…' })).toBeNull();
});
