import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { api, server } from '../test/api.ts';
import { renderApp } from '../test/render-shop.tsx';
import { customer, pendingUser } from '../test/samples.ts';
import { takeReturnAddress } from './return-address.ts';
import { shop } from './api.ts';

beforeEach(() => {
  server.use(
    api.get('/api/catalog/', ({ response }) => response(200).json([])),
    api.get('/api/cart/list', ({ response }) => response(200).json([])),
    api.get('/api/order/list/{days}', ({ response }) => response(200).json([])),
  );
});

function path() {
  return screen.getByTestId('path').textContent;
}

test.each([
  '/ui/cart',
  '/ui/orders',
  '/ui/orders/checkoutComplete',
  '/ui/shop/a/b/cart',
  '/ui/account',
])('a visitor who wants %s signs in first, and the wish is remembered', async (wanted) => {
  renderApp(wanted);
  await waitFor(() => expect(path()).toBe('/ui/signin'));
  expect(takeReturnAddress()).toBe(wanted);
});

test('without the authenticator code a guarded page stays closed', async () => {
  renderApp('/ui/orders', { user: pendingUser });
  await waitFor(() => expect(path()).toBe('/ui/signin'));
});

test('somebody signed in is sent home from the sign-in page', async () => {
  renderApp('/ui/signin', { user: customer });
  await waitFor(() => expect(path()).toBe('/home'));
});

test('a session that has ended leads to sign-in, and the place is remembered', async () => {
  renderApp('/ui/shop', { user: customer });
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
  server.use(
    api.untyped.get(`${window.location.origin}/api/cart/list`, () =>
      HttpResponse.json({ Status: 'ERROR', Reason: 'Please sign in.' }, { status: 401 }),
    ),
  );
  await shop.GET('/api/cart/list');

  await waitFor(() => expect(path()).toBe('/ui/signin'));
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  expect(takeReturnAddress()).toBe('/ui/shop');
});

test('who is signed in is asked only where a session was hinted at', async () => {
  let asked = 0;
  server.use(
    api.untyped.get(`${window.location.origin}/api/user`, () => {
      asked += 1;
      return HttpResponse.json({ Status: 'ERROR', Reason: 'Please sign in.' }, { status: 401 });
    }),
  );
  renderApp('/ui/shop', { user: 'unknown' });
  expect(await screen.findByText('No catalogues yet')).toBeVisible();
  expect(asked).toBe(0);

  document.cookie = 'signed_in=1';
  renderApp('/ui/shop', { user: 'unknown' });
  await waitFor(() => expect(asked).toBe(1));
  for (const place of screen.getAllByTestId('path')) expect(place).toHaveTextContent('/ui/shop');
});

test.each(['/', '/ui/nowhere'])('%s shows Home', async (unknown) => {
  renderApp(unknown);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Parts for CNC');
});
