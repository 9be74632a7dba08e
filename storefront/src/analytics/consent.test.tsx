import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import type { ShopEvent } from './analytics.ts';

const ID = 'G-TEST';
const spindle = { catalogId: 'spindles', catalogItemId: 'er20', title: 'ER20', price: 389.95 };
const order = {
  orderId: '6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d',
  total: 43115,
  tax: 3120,
  shippingPrice: 1000,
  items: [{ ...spindle, quantity: 1 }],
};

/** Like a reload: modules forget everything, the browser's storage stays. */
async function open() {
  vi.resetModules();
  const { Consent } = await import('./consent.tsx');
  const { report } = await import('./analytics.ts');
  const view = render(<Consent analyticsId={ID} />);
  return {
    close: () => view.unmount(),
    happens: (event: ShopEvent) => act(() => report(event)),
  };
}

/** Returns what was passed to the analytics script, by name. */
function sent(name = 'event') {
  return (window.dataLayer ?? [])
    .map((entry) => Array.from(Object(entry)))
    .filter(([command]) => command === name);
}

const events = () => sent().map(([, name]) => name);
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.history.replaceState(null, '', '/ui/shop?code=secret');
  document.title = 'Shop';
});

afterEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  for (const script of document.querySelectorAll('script')) script.remove();
});

test('visitors are asked, and nothing is loaded or stored before they answer', async () => {
  const { happens } = await open();
  expect(screen.getByRole('region', { name: 'Analytics' })).toBeVisible();
  expect(document.body).toHaveFocus();
  happens({ what: 'page', path: '/home', title: 'Home' });
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  await expectAccessible();

  await press('Accept');
  expect(events()).toEqual(['page_view']);
  expect(sent()[0]?.[2]).toMatchObject({ page_path: '/ui/shop', page_title: 'Shop' });
});

test('both answers look alike', async () => {
  await open();
  const [decline, accept] = ['Decline', 'Accept'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(decline?.className).toBe(accept?.className);
});

test('visitors who decline are not counted, not asked again, and can change their mind', async () => {
  const first = await open();
  await press('Decline');
  first.happens({ what: 'page', path: '/home', title: 'Home' });
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.getByRole('button', { name: /declined/ })).toHaveFocus();
  first.close();

  await open();
  expect(scripts()).toEqual([]);
  await press(/declined/);
  expect(screen.getByText(/Current choice: declined/)).toHaveFocus();
  await expectAccessible();
  await press('Accept');
  expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
});

test('visitors who accepted are counted from the first page on, without being asked', async () => {
  localStorage.setItem('measuring-consent', 'granted');
  vi.resetModules();
  const { report } = await import('./analytics.ts');
  report({ what: 'page', path: '/home', title: 'Home' });
  const { Consent } = await import('./consent.tsx');
  render(<Consent analyticsId={ID} />);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(events()).toEqual(['page_view']);
});

test("after consent is withdrawn nothing is sent, and the script's cookies are gone", async () => {
  const { happens } = await open();
  await press('Accept');
  document.cookie = '_ga=GA1.1; Path=/';
  document.cookie = '_ga_TEST=GS1; Path=/';
  document.cookie = 'other=kept; Path=/';
  await press(/accepted/);
  await press('Decline');
  happens({ what: 'page', path: '/home', title: 'Home' });
  expect(events()).toEqual(['page_view']);
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(true);
  expect(document.cookie).toBe('other=kept');

  await press(/declined/);
  await press('Accept');
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(false);
  expect(scripts()).toHaveLength(1);
});

test('additions to the cart and removals are counted in dollars', async () => {
  const { happens } = await open();
  await press('Accept');
  const line = { item: spindle, quantity: 1 };
  happens({ what: 'cart', before: [], after: [{ ...line, quantity: 2 }] });
  happens({ what: 'cart', before: [{ ...line, quantity: 3 }], after: [line] });
  happens({ what: 'cart', before: [line], after: [] });
  happens({ what: 'cart', before: [line], after: [line] });
  happens({ what: 'checkout', lines: [{ ...line, quantity: 3 }] });
  const item = { item_id: 'spindles/er20', item_name: 'ER20', price: 389.95 };
  expect(sent().slice(1)).toMatchObject([
    ['event', 'add_to_cart', { currency: 'USD', value: 779.9, items: [{ ...item, quantity: 2 }] }],
    ['event', 'remove_from_cart', { value: 779.9, items: [{ ...item, quantity: 2 }] }],
    ['event', 'remove_from_cart', { value: 389.95, items: [{ ...item, quantity: 1 }] }],
    ['event', 'begin_checkout', { value: 1169.85, items: [{ ...item, quantity: 3 }] }],
  ]);
});

test('an order is counted once, however often its page is opened', async () => {
  localStorage.setItem('measuring-consent', 'granted');
  const first = await open();
  first.happens({ what: 'purchase', orders: [order] });
  first.happens({ what: 'purchase', orders: [order] });
  expect(sent()).toMatchObject([
    [
      'event',
      'purchase',
      {
        transaction_id: order.orderId,
        currency: 'USD',
        value: 431.15,
        tax: 31.2,
        shipping: 10,
        items: [{ item_id: 'spindles/er20', quantity: 1 }],
      },
    ],
  ]);
  first.close();

  const reloaded = await open();
  reloaded.happens({ what: 'purchase', orders: [order, { ...order, orderId: 'another' }] });
  expect(sent().map(([, , facts]) => Object(facts).transaction_id)).toEqual(['another']);
});

test('only the path of an address is sent', async () => {
  const { happens } = await open();
  await press('Accept');
  happens({ what: 'page', path: '/ui/account', title: 'Account' });
  expect(JSON.stringify(window.dataLayer)).not.toContain('secret');
  const origin = window.location.origin;
  expect(sent('config')[0]).toMatchObject(['config', ID, { send_page_view: false }]);
  expect(sent().map(([, , facts]) => Object(facts).page_location)).toEqual([
    `${origin}/ui/shop`,
    `${origin}/ui/account`,
  ]);
});
