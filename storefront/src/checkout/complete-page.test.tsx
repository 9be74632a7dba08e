import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleDigitalOrder, sampleOrder, sampleOrderLine } from '../orders/sample-order.ts';
import type { Order } from '../orders/queries.ts';
import { api, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderShop } from '../test/render-shop.tsx';
import { customer, sampleItem } from '../test/samples.ts';
import { CompletePage } from './complete-page.tsx';

afterEach(() => vi.useRealTimers());

function paymentGave(...answers: Order[][]) {
  let asked = 0;
  server.use(
    api.get('/api/order/checkoutComplete', ({ response }) => {
      asked += 1;
      return response(200).json(answers[Math.min(asked, answers.length) - 1] ?? []);
    }),
    api.get('/api/catalog/{catalogId}/{catalogItemId}', ({ params, response }) =>
      params.catalogItemId === 'er20'
        ? response(200).json(sampleItem({ description: 'As listed today.' }))
        : response(404).json({ Status: 'ERROR', Reason: 'There is no such item.' }),
    ),
  );
  return () => asked;
}

const open = () =>
  renderShop(<CompletePage />, { path: '/ui/orders/checkoutComplete', user: customer });

test('every fact of the order is shown', async () => {
  paymentGave([sampleOrder()]);
  open();
  expect(await screen.findByRole('heading', { name: 'Checkout Completed!' })).toBeVisible();
  const facts = [
    '6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d',
    '417 Montgomery St',
    '1 Bank St',
    '+1 415 555 0100',
    'Ada Park',
    'A. Park',
    '9400100000000000000000',
    'Nov 4, 2026',
    'pi_3N',
    'txn_3N',
    'succeeded',
    'visa •••• 4242',
    '$31.20',
    '$10.00',
  ];
  for (const fact of facts) expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getAllByText('Floor 5')).toHaveLength(2);
  expect(screen.getAllByText('San Francisco, CA 94104')).toHaveLength(2);
  expect(screen.getAllByText('$821.10')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    'https://pay.example/receipts/ch_3N',
  );
  expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/ui/orders');
  await expectAccessible();
});

test('lines are described by the catalogue, or by the sale where the item is gone', async () => {
  paymentGave([
    sampleOrder({
      items: [
        sampleOrderLine(),
        sampleOrderLine({
          catalogItemId: 'gone',
          title: 'Old rail',
          description: 'As it was sold.',
        }),
      ],
    }),
  ]);
  open();
  expect(await screen.findByText('As listed today.')).toBeVisible();
  expect(screen.getByText('As it was sold.')).toBeVisible();
});

test('a payment of several parcels shows each order', async () => {
  paymentGave([
    sampleOrder(),
    sampleOrder({ orderId: '7a0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d', shipping: null }),
  ]);
  open();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Delivered online')).toBeVisible();
});

test('what is delivered by itself can be downloaded at once', async () => {
  paymentGave([sampleDigitalOrder()]);
  open();
  expect(await screen.findByRole('link', { name: 'Download mill-600.zip' })).toBeVisible();
  expect(screen.getByText('SPDL-7K2QX-M4WTR-9HVCD-3FJNP')).toBeVisible();
  expect(screen.getByText(/Your downloads and keys are below/)).toBeVisible();
  await expectAccessible();
});

test('while the bank confirms, it says so and asks again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  paymentGave([], [], [sampleOrder()]);
  open();
  expect(await screen.findByText('Your bank is confirming the payment...')).toBeVisible();
  await expectAccessible();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByRole('heading', { name: 'Checkout Completed!' })).toBeVisible();
});

test('when the bank takes longer, it stops asking and leaves it to the customer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = paymentGave([]);
  open();
  await screen.findByText('Your bank is confirming the payment...');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await screen.findByText(/Your payment is not confirmed yet/)).toBeVisible();
  const before = asked();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked()).toBe(before);

  vi.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('an order that cannot be loaded offers to try again', async () => {
  server.use(
    api.get('/api/order/checkoutComplete', ({ response }) =>
      response(503).json({ Status: 'ERROR', Reason: 'Please try again in a moment.' }),
    ),
  );
  open();
  expect(await screen.findByText('Your order could not be loaded')).toBeVisible();
  paymentGave([sampleOrder()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Checkout Completed!')).toBeVisible();
});
