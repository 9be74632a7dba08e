import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api, server } from '../test/api.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderShop } from '../test/render-shop.tsx';
import { administrator, customer, sampleItem } from '../test/samples.ts';
import { OrdersPage } from './orders-page.tsx';
import type { Order } from './queries.ts';
import { sampleOrder, sampleOrderLine } from './sample-order.ts';

const pending = { state: 'PENDING', orderState: 'PENDING', returnable: false } as const;

function ordersAre(...orders: Order[]) {
  server.use(
    api.get('/api/order/list/{days}', ({ params, response }) =>
      response(200).json(params.days === '90' ? orders : []),
    ),
    api.get('/api/catalog/{catalogId}/{catalogItemId}', ({ response }) =>
      response(200).json(sampleItem()),
    ),
  );
}

const open = (user = customer) => renderShop(<OrdersPage />, { path: '/ui/orders', user });
const row = async () => {
  const list = await screen.findByRole('list', { name: 'Your orders' });
  return within(within(list).getAllByRole('listitem')[0] ?? list);
};

async function askToCancel() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order 6f0c1f3a' }));
  const question = await screen.findByRole('alertdialog', { name: '6f0c1f3a' });
  expect(question).toHaveTextContent('Are you sure you want to cancel this order?');
  return within(question);
}

function cancelAnswers(Status: 'SUCCESS' | 'ERROR', Reason: string) {
  const sent: string[] = [];
  server.use(
    api.post('/api/order/cancel', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status, Reason });
    }),
  );
  return sent;
}

function returnAnswers(Status: 'SUCCESS' | 'ERROR', Reason: string) {
  const sent: unknown[] = [];
  server.use(
    api.post('/api/order/return', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json({ Status, Reason });
    }),
  );
  return sent;
}

async function openReturn() {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Return items of order 6f0c1f3a' }),
  );
  return screen.findByRole('textbox', { name: 'Quantity of ER20 spindle' });
}

const more = () => userEvent.click(screen.getByRole('button', { name: 'One more ER20 spindle' }));
const submit = () => screen.getByRole('button', { name: 'Submit' });

test('while the list is on its way, it says so', async () => {
  server.use(api.get('/api/order/list/{days}', () => new Promise<never>(() => undefined)));
  open();
  expect(screen.getByText('Loading, please wait...')).toBeInTheDocument();
  await expectAccessible();
});

test('somebody without orders is told so', async () => {
  ordersAre();
  open();
  expect(await screen.findByText('You have no orders')).toBeVisible();
  await expectAccessible();
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  server.use(
    api.get('/api/order/list/{days}', ({ response }) =>
      response(400).json({ Status: 'ERROR', Reason: 'No.' }),
    ),
  );
  open();
  expect(await screen.findByText('Error while loading orders...')).toBeVisible();
  await expectAccessible();
  ordersAre(sampleOrder());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('6f0c1f3a')).toBeVisible();
});

test('older orders are shown on request', async () => {
  server.use(
    api.get('/api/order/list/{days}', ({ params, response }) =>
      response(200).json(
        Number(params.days) > 90
          ? [sampleOrder(), sampleOrder({ orderId: '0a1d' })]
          : [sampleOrder()],
      ),
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show older orders' }));
  expect(await screen.findByText('0a1d')).toBeVisible();
  expect(screen.getByText('6f0c1f3a')).toBeVisible();
  expect(screen.getByText('Everything you bought.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
  await expectAccessible();
});

test('somebody who bought nothing lately can look further back', async () => {
  server.use(
    api.get('/api/order/list/{days}', ({ params, response }) =>
      response(200).json(Number(params.days) > 90 ? [sampleOrder()] : []),
    ),
  );
  open();
  expect(await screen.findByText('You have no orders')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show older orders' }));
  expect(await screen.findByText('6f0c1f3a')).toBeVisible();
});

test('a row tells id, date, state, amount, tracking and receipt', async () => {
  ordersAre(sampleOrder());
  open();
  const order = await row();
  for (const fact of ['6f0c1f3a', 'SHIPPED', '$821.10', '9400100000000000000000']) {
    expect(order.getByText(fact)).toBeVisible();
  }
  expect(order.getByText(/^Nov 2, 2026/)).toBeVisible();
  expect(order.getByRole('link', { name: 'Receipt' })).toBeVisible();
  await expectAccessible();
});

test('the look of a row is told in words, too', async () => {
  const { orderId } = sampleOrder();
  ordersAre(
    sampleOrder({ ...pending, dateCreated: new Date().toISOString() }),
    sampleOrder({ orderId: '1a', parentId: orderId, state: 'RETURN_REQUESTED' }),
    sampleOrder({ orderId: '2b', state: 'SHIPPED REFUNDED', total_refunded: 1000 }),
  );
  open();
  expect(await screen.findByText('New')).toBeVisible();
  expect(screen.getByText('RETURN_REQUESTED')).toBeVisible();
  expect(screen.getByText('Return of 6f0c1f3a')).toBeVisible();
  expect(screen.getByText('REFUNDED')).toBeVisible();
  expect(screen.getByText('$10.00 refunded')).toBeVisible();
});

test('only pending orders can be cancelled, only returnable ones returned', async () => {
  ordersAre(
    sampleOrder(pending),
    sampleOrder({ orderId: '1a', returnable: false }),
    sampleOrder({ orderId: '2b' }),
  );
  open();
  await row();
  const names = screen
    .getAllByRole('button', { name: / order / })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Cancel order 6f0c1f3a',
    'Details of order 6f0c1f3a',
    'Details of order 1a',
    'Return items of order 2b',
    'Details of order 2b',
  ]);
});

test('details open and close', async () => {
  ordersAre(sampleOrder());
  open();
  const button = await screen.findByRole('button', { name: 'Details of order 6f0c1f3a' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('pi_3N')).toBeVisible();
  await expectAccessible();
  await userEvent.click(button);
  expect(screen.queryByText('pi_3N')).toBeNull();
});

test('Dismiss cancels nothing', async () => {
  ordersAre(sampleOrder(pending));
  open();
  const question = await askToCancel();
  await expectAccessible();
  await userEvent.click(question.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a cancelled order is told with the reason, and the list is read again', async () => {
  ordersAre(sampleOrder(pending));
  const sent = cancelAnswers('SUCCESS', 'Your money is on its way back.');
  open();
  const question = await askToCancel();
  ordersAre(sampleOrder({ state: 'CANCELLED', orderState: 'CANCELLED', returnable: false }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel Order' }));
  const told = await screen.findByRole('dialog', { name: 'Order Cancelled' });
  expect(told).toHaveTextContent('Your money is on its way back.');
  expect(await screen.findByText('CANCELLED')).toBeInTheDocument();
  expect(sent).toEqual(['orderId=6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d']);
});

test('a cancel that is refused says why', async () => {
  ordersAre(sampleOrder(pending));
  cancelAnswers('ERROR', 'The order is being packed.');
  open();
  await userEvent.click((await askToCancel()).getByRole('button', { name: 'Cancel Order' }));
  const told = await screen.findByRole('alertdialog', { name: 'Error During Order Cancel' });
  expect(told).toHaveTextContent('The order is being packed.');
});

test('a cancel that does not reach the shop says so', async () => {
  ordersAre(sampleOrder(pending));
  server.use(api.post('/api/order/cancel', () => HttpResponse.error()));
  open();
  await userEvent.click((await askToCancel()).getByRole('button', { name: 'Cancel Order' }));
  const told = await screen.findByRole('alertdialog', { name: 'Error During Order Cancel' });
  expect(told).toHaveTextContent('The shop could not be reached.');
});

test('a return starts at zero, and can be sent once something is chosen', async () => {
  const order = sampleOrder({
    items: [sampleOrderLine(), sampleOrderLine({ catalogItemId: 'mill', title: 'End mill' })],
  });
  ordersAre(order);
  const sent = returnAnswers('SUCCESS', 'We wrote you where to send it.');
  open();
  expect(await openReturn()).toHaveValue('0');
  expect(submit()).toBeDisabled();
  await expectAccessible();
  await more();
  await userEvent.click(submit());
  const told = await screen.findByRole('dialog', { name: 'Order Return Requested' });
  expect(told).toHaveTextContent('We wrote you where to send it.');
  expect(await screen.findByRole('list', { name: 'Your orders' })).toBeInTheDocument();
  const items = order.items.map((line, place) => ({ ...line, quantity: place === 0 ? 1 : 0 }));
  expect(sent).toEqual([{ ...order, items }]);
});

test('more than can be returned is refused, by button and by keyboard', async () => {
  ordersAre(sampleOrder({ items: [sampleOrderLine({ quantityReturnable: 1 })] }));
  open();
  const field = await openReturn();
  await more();
  await more();
  const told = await screen.findByRole('alertdialog', { name: 'INVALID RETURN' });
  expect(told).toHaveTextContent("You cannot Return more than you've purchased.");
  await userEvent.click(within(told).getByRole('button', { name: 'OK' }));
  expect(field).toHaveValue('1');

  await userEvent.clear(field);
  await userEvent.type(field, '9');
  expect(await screen.findByRole('alertdialog', { name: 'INVALID RETURN' })).toBeVisible();
  expect(field).toHaveValue('1');
});

test('a return that is refused says why and keeps what was chosen', async () => {
  ordersAre(sampleOrder());
  returnAnswers('ERROR', 'The thirty days are over.');
  open();
  const field = await openReturn();
  await more();
  await userEvent.click(submit());
  const told = await screen.findByRole('alertdialog', { name: 'Error During Order Return' });
  expect(told).toHaveTextContent('The thirty days are over.');
  expect(field).toHaveValue('1');
});

test('administrators see a blank block above the list', async () => {
  ordersAre(sampleOrder());
  const { container } = open(administrator);
  await row();
  expect(container.querySelector('[data-block="blank"]')).toBeVisible();
});
