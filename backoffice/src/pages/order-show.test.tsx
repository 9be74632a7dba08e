// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { nameOf, oldestFirst, oldestOrder } from '../test/orders.ts';
import { resizeWindow } from '../test/window-width.ts';
import { formatCents } from '../ui/format.ts';
import { orderPath } from '../orders/order-address.ts';

it('an order opened from the list has its lines and actions, and leads back', async () => {
  openApp('/ui/admin');
  const tools = await screen.findByRole('navigation', { name: 'Administrator Tools' });
  await userEvent.click(within(tools).getByRole('link', { name: 'Order Manager' }));
  const order = oldestOrder('PENDING');
  await userEvent.click(await screen.findByRole('link', { name: nameOf(order) }));
  const lines = await screen.findByRole('list', { name: 'Items' });
  expect(within(lines).getAllByRole('listitem')).toHaveLength(order.items.length);
  const actions = within(screen.getByRole('region', { name: 'Actions' }));
  expect(await actions.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  await userEvent.click(actions.getByRole('button', { name: 'Return to Search' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Order Manager' }),
  ).toBeInTheDocument();
});

it('the landing page and the Order Manager show the same number of open returns, which can be processed', async () => {
  const parent = oldestOrder('SHIPPED');
  mockShop.change(({ orders }) => {
    // Long before a search's default start.
    const dateCreated = '2024-01-01T00:00:00.000Z';
    for (const orderState of ['RETURN_REQUESTED', 'RETURNED'] as const) {
      const orderId = mockShop.newId();
      orders.push({ ...parent, orderId, orderState, dateCreated, parentId: parent.orderId });
    }
  });
  const open = mockShop
    .read()
    .orders.filter(({ orderState }) => /^RETURN(ED|_REQUESTED)$/.test(orderState));
  openApp('/ui/admin');
  await userEvent.click(await screen.findByRole('link', { name: `${open.length} open returns` }));
  await screen.findByRole('heading', { level: 1, name: 'Order Manager' });
  const table = await screen.findByRole('table', { name: 'Open returns' });
  const [first, ...others] = within(table).getAllByRole('button', { name: /^Details of order/ });
  expect([first, ...others]).toHaveLength(open.length);

  if (first) await userEvent.click(first);
  const actions = within(await screen.findByRole('region', { name: 'Actions' }));
  await userEvent.click(actions.getByRole('button', { name: 'Return to Search' }));
  expect(await screen.findByRole('table', { name: 'Open returns' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Pending orders' }));
  expect(await screen.findByRole('table', { name: 'Pending orders' })).toBeInTheDocument();
});

it('an order first shows who bought it, where it ships and for how much', async () => {
  const order = oldestOrder('PENDING');
  openApp(orderPath(order.orderId));
  const glance = await screen.findByRole('region', { name: 'Summary' });
  expect(within(glance).getByRole('link', { name: order.email })).toBeInTheDocument();
  expect(glance.textContent).toContain(order.shipping?.address.city);
  expect(glance.textContent).toContain(formatCents(order.total));
  const actions = screen.getByRole('region', { name: 'Actions' });
  expect(glance.compareDocumentPosition(actions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('on a wide screen the list is beside its orders, and follows changes', async () => {
  resizeWindow(1920);
  const [first, second] = oldestFirst(
    mockShop.read().orders.filter(({ orderState }) => orderState === 'PENDING'),
  );
  if (!first || !second) throw new Error('Too few are pending.');
  openApp('/ui/admin/orderManager');
  const details = (order: typeof first) => `Details of order ${nameOf(order)}`;
  await userEvent.click(await screen.findByRole('button', { name: details(first) }));
  const list = within(await screen.findByRole('region', { name: 'Orders in this list' }));
  await userEvent.click(await list.findByRole('button', { name: details(second) }));
  await screen.findByRole('heading', { level: 1, name: `Order ${nameOf(second)}` });
  await screen.findByRole('list', { name: 'Items' });
  await expectAccessible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'PROCESSING');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(list.queryByRole('button', { name: details(second) })).toBeNull());
  expect(list.getByRole('button', { name: details(first) })).toBeInTheDocument();
});

it("an order's address is corrected in the spelling that the carrier knows", async () => {
  const order = oldestOrder('PENDING');
  openApp(orderPath(order.orderId));
  await userEvent.click(await screen.findByRole('button', { name: 'Correct address…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const typed = {
    'Street address': '20 north main street',
    City: 'springfield',
    'State or province': 'il',
    'ZIP or postal code': '62701-0001',
  };
  for (const [label, value] of Object.entries(typed)) {
    const field = dialog.getByLabelText(new RegExp(`^${label}`));
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Save address' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Use this address' }));
  expect(await screen.findByText('Address corrected.')).toBeInTheDocument();
  const glance = await screen.findByRole('region', { name: 'Summary' });
  expect(glance).toHaveTextContent('20 N MAIN ST SPRINGFIELD IL 62701-0001');
});
