import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShopEvent } from './analytics.ts';

const ID = 'G-TEST';
const item = { catalogId: 'spindles', catalogItemId: 'er20', title: 'ER20', price: 389.95 };
const order = {
  orderId: '6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d',
  total: 43115,
  tax: 3120,
  shippingPrice: 1000,
  items: [{ ...item, quantity: 1 }],
};
const purchase: ShopEvent = { what: 'purchase', orders: [order] };
const checkout: ShopEvent = { what: 'checkout', lines: [{ item, quantity: 1 }] };

/** Opens a page of the shop in the same tab, replacing the one before. */
async function open(path: string) {
  endPage();
  window.history.replaceState(null, '', path);
  vi.resetModules();
  const { report } = await import('./analytics.ts');
  const { Consent } = await import('./consent.tsx');
  report({ what: 'page', path, title: path });
  let close = () => {};
  return {
    report,
    startMeasuring: () => {
      close = render(<Consent analyticsId={ID} />).unmount;
    },
    leave: () => {
      window.dispatchEvent(new Event('pagehide'));
      close();
    },
  };
}

function endPage() {
  delete window.dataLayer;
  for (const script of document.querySelectorAll('script')) script.remove();
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) {
    if (type === 'pagehide') window.removeEventListener(type, listener);
  }
}

/** Lets the script load, or fail to load. */
function answer(outcome: 'load' | 'error') {
  document.querySelector('script')?.dispatchEvent(new Event(outcome));
}

/** Returns the events passed to the analytics script, with the page each belongs to. */
function overrides() {
  return (window.dataLayer ?? [])
    .map((entry) => Array.from(Object(entry)))
    .filter(([command]) => command === 'event')
    .map(([, name, facts]) => `${name} ${Object(facts).page_path}`);
}

const CHECKOUT = ['page_view /ui/address', 'begin_checkout /ui/address'];

beforeEach(() => {
  localStorage.setItem('measuring-consent', 'granted');
  vi.spyOn(window, 'addEventListener');
});

afterEach(() => {
  endPage();
  localStorage.clear();
  sessionStorage.clear();
});

test('a checkout left before analytics starts is counted on the next page, with its own path', async () => {
  const address = await open('/ui/address');
  address.report(checkout);
  address.leave();

  const complete = await open('/ui/orders/checkoutComplete');
  complete.report(purchase);
  complete.startMeasuring();
  answer('load');
  const all = [
    ...CHECKOUT,
    'page_view /ui/orders/checkoutComplete',
    'purchase /ui/orders/checkoutComplete',
  ];
  expect(overrides()).toEqual(all);
  complete.leave();

  const orders = await open('/ui/orders');
  orders.startMeasuring();
  expect(overrides()).toEqual(['page_view /ui/orders']);
});

test('events from before the script loaded are counted on the next page', async () => {
  const address = await open('/ui/address');
  address.startMeasuring();
  address.report(checkout);
  address.leave();

  const complete = await open('/ui/orders/checkoutComplete');
  complete.report(purchase);
  complete.startMeasuring();
  complete.leave();

  const reloaded = await open('/ui/orders/checkoutComplete');
  reloaded.report(purchase);
  reloaded.startMeasuring();
  expect(overrides()).toEqual([
    ...CHECKOUT,
    'page_view /ui/orders/checkoutComplete',
    'purchase /ui/orders/checkoutComplete',
    'page_view /ui/orders/checkoutComplete',
  ]);
});

test.each(['load', 'error'] as const)(
  "after the script's %s nothing is counted again",
  async (outcome) => {
    const address = await open('/ui/address');
    address.startMeasuring();
    answer(outcome);
    address.report(checkout);
    address.leave();

    const home = await open('/home');
    home.startMeasuring();
    expect(overrides()).toEqual(['page_view /home']);
  },
);

test('a page restored from the cache counts nothing twice', async () => {
  const address = await open('/ui/address');
  address.report(checkout);
  address.leave();
  address.startMeasuring();
  expect(overrides()).toEqual(CHECKOUT);
  address.leave();
  expect(overrides()).toEqual([]);
  address.report(checkout);
  expect(overrides()).toEqual(['begin_checkout /ui/address']);
});

test('nothing is kept without consent, or after it is withdrawn', async () => {
  localStorage.clear();
  const undecided = await open('/ui/address');
  undecided.report(checkout);
  undecided.leave();
  expect(sessionStorage).toHaveLength(0);

  localStorage.setItem('measuring-consent', 'granted');
  const agreed = await open('/ui/address');
  agreed.report(checkout);
  agreed.leave();
  expect(sessionStorage).not.toHaveLength(0);

  localStorage.setItem('measuring-consent', 'declined');
  const declined = await open('/home');
  declined.startMeasuring();
  expect(sessionStorage).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: /declined/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(overrides()).toEqual(['page_view /home']);
});
