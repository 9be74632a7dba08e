import { firstCustomer } from '@spindle/sdk/demo/people';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { fillCart } from '../test/person-of.ts';
import { page, visit } from '../test/visit.tsx';
import { dropSessionHint } from '@spindle/sdk/session-hint';

const { email } = firstCustomer;

const receive = (message: 'cart' | 'session') =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: `news:${message}`, newValue: '1' }));
  });
const comeBack = () =>
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
const comeToTheFront = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
const path = () => screen.getByTestId('path').textContent;

/** Signs out like another tab would: session and cookie are gone. */
function signOutElsewhere() {
  mockShop.signIn(null);
  dropSessionHint();
}

test.each([
  ['is told', () => receive('cart')],
  ['comes to the front', comeToTheFront],
  ["comes back from the browser's memory", comeBack],
])('a tab that %s shows what was added to the cart in another', async (_, happens) => {
  fillCart(email, 'spindles', 'spindle-mount-80');
  await visit('/ui/shop', email);
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  fillCart(email, 'spindles', 'er20-2k2w-water', 2);
  await waitFor(() => {
    happens();
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  });
});

test.each([
  ['is told', () => receive('session')],
  ['comes to the front', comeToTheFront],
  ["comes back from the browser's memory", comeBack],
])('a tab that %s shows no orders once another has signed out', async (_, happens) => {
  await visit('/ui/orders', email);
  expect(await page().findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  signOutElsewhere();
  await waitFor(() => {
    happens();
    expect(path()).toBe('/ui/signin');
  });
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

test('a public page stays open when another tab signs out', async () => {
  await visit('/ui/shop', email);
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
  signOutElsewhere();
  await waitFor(() => {
    receive('session');
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  });
  expect(path()).toBe('/ui/shop');
});

test('a tab that does not listen yet notices later that another has signed in', async () => {
  const { container } = await visit('/ui/shop');
  expect(await page().findByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  localStorage.setItem('news:session', 'told before');
  fillCart(email, 'spindles', 'spindle-mount-80');
  mockShop.signIn(email);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await userEvent.pointer({ target: container });
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('the other tabs are informed of a changed cart', async () => {
  localStorage.clear();
  await visit('/ui/shop/spindles', email);
  const [first] = await page().findAllByRole('button', { name: /^Add to cart: / });
  if (first) await userEvent.click(first);
  await waitFor(() => expect(localStorage.getItem('news:cart')).not.toBeNull());
});
