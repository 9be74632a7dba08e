import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { api, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderShop } from '../test/render-shop.tsx';
import { customer, sampleCatalog, sampleItem } from '../test/samples.ts';
import { CartPage } from './cart-page.tsx';
import type { CartLine } from './queries.ts';
import { sampleLine } from './sample-cart.ts';

afterEach(() => vi.useRealTimers());

const endMill = { catalogItemId: 'mill', title: 'End mill', price: 24.1 };

/** A server with this cart, which takes changes; what was asked of it is kept. */
function cartIs(...lines: CartLine[]) {
  let cart = lines;
  const calls: string[] = [];
  server.use(
    api.get('/api/cart/list', ({ response }) => response(200).json(cart)),
    api.get('/api/cart/quantity/{catalogId}/{catalogItemId}/{qty}', ({ params, response }) => {
      calls.push(`${params.catalogItemId} ${params.qty}`);
      cart = cart.map((line) =>
        line.item.catalogItemId === params.catalogItemId
          ? { ...line, quantity: Number(params.qty) }
          : line,
      );
      return response(200).json(cart);
    }),
    api.get('/api/cart/remove/{catalogId}/{catalogItemId}', ({ params, response }) => {
      calls.push(`${params.catalogItemId} removed`);
      cart = cart.filter(({ item }) => item.catalogItemId !== params.catalogItemId);
      return response(200).json(cart);
    }),
  );
  return calls;
}

function openCart() {
  return renderShop(<CartPage />, { path: '/ui/cart', route: '/ui/cart', user: customer });
}

const quantity = (of = 'ER20 spindle') =>
  screen.getByRole('textbox', { name: `Quantity of ${of}` });

test('every line, the total, and what is still to come are shown', async () => {
  cartIs(sampleLine({}, 2), sampleLine(endMill, 3));
  openCart();
  expect(await screen.findByText('$779.90')).toBeVisible();
  expect(screen.getByText('$72.30')).toBeVisible();
  expect(screen.getAllByText('$852.20')).toHaveLength(2);
  expect(screen.getAllByText('calculated on the payment page')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/ui/address');
  await expectAccessible();
});

test("the item's own cart route leads back to catalogue and item", async () => {
  cartIs(sampleLine());
  server.use(
    api.get('/api/catalog/', ({ response }) => response(200).json([sampleCatalog()])),
    api.get('/api/catalog/{catalogId}/{catalogItemId}', ({ response }) =>
      response(200).json(sampleItem()),
    ),
  );
  renderShop(<CartPage />, {
    path: '/ui/shop/spindles/er20/cart',
    route: '/ui/shop/:catalogId/:catalogItemId/cart',
    user: customer,
  });
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(await within(trail).findByRole('link', { name: 'ER20 spindle' })).toHaveAttribute(
    'href',
    '/ui/shop/spindles/er20',
  );
  expect(
    within(trail)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Shop', 'Spindles', 'ER20 spindle', 'Shopping Cart']);
});

test('two quick clicks on plus add two', async () => {
  const calls = cartIs(sampleLine());
  openCart();
  const plus = await screen.findByRole('button', { name: 'One more ER20 spindle' });
  await userEvent.dblClick(plus);
  await waitFor(() => expect(quantity()).toHaveValue('3'));
  await waitFor(() => expect(calls).toEqual(['er20 2', 'er20 3']));
});

test('minus stops at one', async () => {
  const calls = cartIs(sampleLine({}, 2));
  openCart();
  const minus = await screen.findByRole('button', { name: 'One less ER20 spindle' });
  await userEvent.click(minus);
  await waitFor(() => expect(minus).toBeDisabled());
  await waitFor(() => expect(calls).toEqual(['er20 1']));
});

test('a quantity can be typed; nonsense falls back to what it was', async () => {
  const calls = cartIs(sampleLine());
  openCart();
  await screen.findByText('ER20 spindle');
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '12{Enter}');
  await waitFor(() => expect(calls).toEqual(['er20 12']));
  await userEvent.clear(quantity());
  await userEvent.tab();
  expect(quantity()).toHaveValue('12');
  expect(calls).toHaveLength(1);
});

test('a digital item has no quantity controls', async () => {
  cartIs(sampleLine({ digital: true }));
  openCart();
  expect(await screen.findByText('Digital, one is enough')).toBeVisible();
  expect(screen.queryByRole('button', { name: /One more/ })).toBeNull();
});

test.each([
  ['Out of stock', sampleLine({ available: false, inventory: 0 })],
  ["Can't be bought any more", sampleLine({ available: false })],
  ['Only 7 left', sampleLine({}, 8)],
])('a line that cannot be bought says: %s', async (text, line) => {
  cartIs(line);
  openCart();
  expect(await screen.findByText(text)).toBeVisible();
});

test('a change the shop could not take is undone, told, and can be tried again', async () => {
  const calls = cartIs(sampleLine());
  openCart();
  const plus = await screen.findByRole('button', { name: 'One more ER20 spindle' });
  server.use(
    api.get('/api/cart/quantity/{catalogId}/{catalogItemId}/{qty}', () => HttpResponse.error(), {
      once: true,
    }),
  );
  await userEvent.click(plus);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'ER20 spindle was not changed. The shop could not be reached.',
  );
  expect(quantity()).toHaveValue('1');
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls).toEqual(['er20 2']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('removing the last line says that the cart is empty, then leads back to the shop', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  cartIs(sampleLine());
  openCart();
  await user.click(
    await screen.findByRole('button', { name: 'Remove ER20 spindle from the cart' }),
  );
  expect(await screen.findByText('Your Cart Is Empty :(')).toBeVisible();
  await expectAccessible();
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/shop'));
});

test('a cart that cannot be loaded offers to try again', async () => {
  server.use(
    api.get('/api/cart/list', ({ response }) =>
      response(503).json({ Status: 'ERROR', Reason: 'Please try again in a moment.' }),
    ),
  );
  openCart();
  expect(await screen.findByText('The cart could not be loaded')).toBeVisible();
  cartIs(sampleLine());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('ER20 spindle')).toBeVisible();
});
