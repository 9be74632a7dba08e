// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { changeOrder, failedRefund, refundUnits } from '../test/orders.ts';
import { resizeWindow } from '../test/window-width.ts';
import { formatCents } from '../ui/format.ts';
import { orderPath } from './order-address.ts';

function openOrder() {
  const order = firstOf(
    mockShop.read().orders,
    ({ orderState, parentId, shippingPrice }) =>
      orderState === 'PENDING' && parentId === null && shippingPrice > 300,
  );
  const failed = failedRefund();
  // Both refunds have the same time, so that they keep this order.
  const { dateCreated } = failed;
  const pending = { orderId: order.orderId, state: 'PENDING', failure: null, dateCreated } as const;
  const shipping = { ...failedRefund(), ...pending, amount: 300, shipping: 300 };
  changeOrder(order, { refunds: [failed, shipping] });
  openApp(orderPath(order.orderId));
  return order;
}

/** Reads each row's figures and title, by column heading. */
function readTable(table: HTMLElement) {
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => ({ row, cells: within(row).queryAllByRole('cell') }))
    .filter(({ cells }) => cells.length > 0);
  return rows.map(({ row, cells }) => ({
    title: row.previousElementSibling?.textContent ?? '',
    figures: Object.fromEntries(cells.map((cell, at) => [heads[at], cell.textContent])),
  }));
}

const centsOf = (figure: string | null | undefined) => Number((figure ?? '').replace(/[$,.]/g, ''));

it('shows by line what was paid, refunded, pending and left', async () => {
  const order = openOrder();
  const table = await screen.findByRole('table', { name: 'Amounts' });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Amount in dollars' }), '12.50');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Scratched');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $12.50' }));
  await waitFor(() => {
    expect(readTable(table).at(-1)).toMatchObject({
      title: 'Total',
      figures: {
        Paid: formatCents(order.total),
        Tax: formatCents(order.tax),
        Refunded: '$12.50',
        Pending: '$3.00',
        Remaining: formatCents(order.total - 1_550),
      },
    });
  });
  const rows = readTable(table);
  expect(rows.map(({ title }) => title)).toEqual([
    ...order.items.map(({ title }) => title),
    'Shipping',
    'Total',
  ]);
  expect(rows.at(-2)?.figures).toMatchObject({ Refunded: '$0.00', Pending: '$3.00' });
  for (const name of ['Discount', 'Tax', 'Paid', 'Refunded', 'Pending', 'Remaining']) {
    const [sum = 0, ...parts] = rows.map(({ figures }) => centsOf(figures[name])).toReversed();
    expect(
      parts.reduce((all, one) => all + one, 0),
      name,
    ).toBe(sum);
  }
  await expectAccessible();
});

it("shows each refund's state, lines and reason, and that a failed one returned nothing", async () => {
  openOrder();
  const refunds = await screen.findByRole('list', { name: 'Refunds' });
  const [failed, pending] = within(refunds).getAllByRole('listitem');
  expect(failed?.textContent).toContain('Failed');
  expect(failed?.textContent).toContain('The refund failed. The card was closed.');
  expect(pending?.textContent).toContain('Pending');
  expect(pending?.textContent).toContain('Shipping: $3.00');
  expect(pending?.textContent).not.toContain('The refund failed');
});

it('shows how many units of a partly refunded line are still owed', async () => {
  const order = firstOf(
    mockShop.read().orders,
    ({ orderState, parentId, items }) =>
      orderState === 'PENDING' && parentId === null && items.some(({ quantity }) => quantity > 1),
  );
  const line = firstOf(order.items, ({ quantity }) => quantity > 1);
  refundUnits(order, line, 1);
  openApp(orderPath(order.orderId));
  const items = await screen.findByRole('list', { name: 'Items' });
  expect(within(items).getByText(/^Left to ship/)).toHaveTextContent(
    `Left to ship: ${line.quantity - 1} of ${line.quantity}`,
  );
});

it('is a list on a phone, with the same figures', async () => {
  resizeWindow(375);
  const order = openOrder();
  const list = await screen.findByRole('list', { name: 'Amounts' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(order.items.length + 2);
  expect(rows.at(-1)?.textContent).toContain(`Paid${formatCents(order.total)}`);
  expect(rows.at(-1)?.textContent).toContain(`Remaining${formatCents(order.total - 300)}`);
  await expectAccessible();
});
