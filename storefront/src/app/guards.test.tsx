import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, mockShop, server } from '../test/api.ts';
import { arrive, visit } from '../test/visit.tsx';
import { popReturnPath } from '../session/return-address.ts';
import { shop } from '../shop/api.ts';

const { email } = firstCustomer;
const CATALOG = 'Spindles & Inverters';

const unauthorized = {
  Status: 'ERROR',
  code: 'NOT_SIGNED_IN',
  Reason: 'Please sign in.',
} as const;

function path() {
  return screen.getByTestId('path').textContent;
}

test.each([
  '/ui/cart',
  '/ui/orders',
  '/ui/orders/checkoutComplete',
  '/ui/shop/a/b/cart',
  '/ui/account',
])('a visitor who opens %s signs in first, and the address is remembered', async (address) => {
  await visit(address);
  await waitFor(() => expect(path()).toBe('/ui/signin'));
  expect(popReturnPath()).toBe(address);
});

test('without the authenticator code a guarded page stays closed', async () => {
  mockShop.signIn(email);
  mockShop.change(({ sessions }) => {
    for (const session of Object.values(sessions)) session.mfaVerified = false;
  });
  await arrive('/ui/orders');
  await waitFor(() => expect(path()).toBe('/ui/signin'));
});

test('a signed-in user is sent home from the sign-in page', async () => {
  await visit('/ui/signin', email);
  await waitFor(() => expect(path()).toBe('/home'));
});

test('a session that has ended leads to sign-in, and the address is remembered', async () => {
  await visit('/ui/shop', email);
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
  mockShop.change((state) => {
    state.sessions = {};
  });
  await shop.GET('/api/cart/list');

  await waitFor(() => expect(path()).toBe('/ui/signin'));
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  expect(popReturnPath()).toBe('/ui/shop');
});

test('a call rejected late hides nothing in a tab that has since signed in', async () => {
  await visit('/ui/shop', email);
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
  let calls = 0;
  server.use(
    api.get('/api/user', () => {
      calls += 1;
      // The mock shop responds.
    }),
    api.get('/api/cart/list', ({ response }) => response(401).json(unauthorized), { once: true }),
  );
  await shop.GET('/api/cart/list');

  await waitFor(() => expect(path()).toBe('/ui/signin'));
  await waitFor(() => expect(calls).toBeGreaterThan(0));
  expect(document.cookie).toContain('signed_in=');
});

test('the user is loaded only if the cookie hints at a session', async () => {
  let calls = 0;
  server.use(
    api.get('/api/user', () => {
      calls += 1;
      // The mock shop responds.
    }),
  );
  await visit('/ui/shop');
  expect(await screen.findByRole('link', { name: CATALOG })).toBeVisible();
  expect(calls).toBe(0);

  // The cookie of a session that has ended.
  document.cookie = 'signed_in=1';
  await arrive('/ui/shop');
  await waitFor(() => expect(calls).toBe(1));
  for (const place of screen.getAllByTestId('path')) expect(place).toHaveTextContent('/ui/shop');
});

test.each(['/', '/ui/nowhere'])('%s shows Home', async (unknown) => {
  await visit(unknown);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Parts for CNC');
});
