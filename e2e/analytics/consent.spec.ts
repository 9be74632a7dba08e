import type { BrowserContext, Page } from '@playwright/test';
import { expectCompleted, goToPayment } from '../fixtures/buying.ts';
import { pageOf, plentifulItem } from '../fixtures/catalog.ts';
import { findOrder } from '../fixtures/customer-orders.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { useOwnShop } from '../fixtures/own-shop.ts';
import { pay } from '../fixtures/payment-page.ts';
import { expect, test } from '../fixtures/test.ts';

// The other tests' shop doesn't count visits.
useOwnShop({ ANALYTICS_ID: 'G-TEST' });

test('nothing is sent to others before consent, nor after withdrawing it', async ({ context }) => {
  test.slow();
  const google = await mockGoogle(context);
  const page = await context.newPage();
  await page.goto('/home?code=secret');
  const bar = page.getByRole('region', { name: 'Analytics' });
  await expect(bar.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expectAccessible(page, 'home with the question');
  await page.goto(pageOf(await plentifulItem()));
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(google.requests).toEqual([]);

  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect(bar.getByRole('button', { name: /accepted/ })).toBeFocused();
  await expect.poll(() => google.events()).toEqual(['page_view /ui/shop']);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect.poll(() => google.events()).toEqual(['page_view /ui/shop', 'page_view /home']);
  await page.reload();
  await expect.poll(() => google.events().length).toBe(3);
  expect(google.requests[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST');
  expect(google.requests.join('\n')).not.toContain('secret');

  await bar.getByRole('button', { name: /accepted/ }).click();
  await bar.getByRole('button', { name: 'Decline' }).click();
  const before = google.requests.length;
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await page.reload();
  await expect(bar.getByRole('button', { name: /declined/ })).toBeVisible();
  expect(google.requests).toHaveLength(before);
});

test('additions to the cart, the checkout and the order are counted once', async ({
  context,
  page,
  customer: _,
}) => {
  test.slow();
  const google = await mockGoogle(context);
  const bar = page.getByRole('region', { name: 'Analytics' });
  await bar.getByRole('button', { name: 'Accept' }).click();
  const item = await plentifulItem();
  await page.goto(pageOf(item));
  await expect(bar.getByRole('button', { name: /accepted/ })).toBeVisible();
  await page.getByRole('button', { name: /^Add to cart ·/ }).click();
  await expect
    .poll(() => google.sent('add_to_cart'))
    .toMatchObject([
      { currency: 'USD', value: item.price, items: [{ item_name: item.title, quantity: 1 }] },
    ]);
  await goToPayment(page);
  const total = await pay(page);
  await expectCompleted(page);
  const order = await findOrder(page, () => true);
  await expect
    .poll(() => google.sent('purchase'))
    .toMatchObject([{ transaction_id: order.orderId, value: total / 100, currency: 'USD' }]);
  const complete = '/ui/orders/checkoutComplete';
  const views = () => google.events().filter((event) => event === `page_view ${complete}`).length;
  await expect.poll(views).toBe(1);
  await page.reload();
  await expectCompleted(page);
  await expect.poll(views).toBe(2);
  expect(google.sent('purchase')).toHaveLength(1);
  // The request may have been sent while leaving the page, which the browser does without telling
  // the test.
  const begun = await page.evaluate(() => sessionStorage.getItem('sent begin_checkout'));
  expect(JSON.parse(begun ?? '[]')).toMatchObject([
    { value: item.price, page_path: '/ui/address' },
  ]);
  expect(google.requests.join('\n')).not.toMatch(/example\.com|session/);
});

for (const viewport of [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]) {
  test(`nothing moves for the question: ${viewport.width} px`, async ({ context }) => {
    await mockGoogle(context);
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    await page.goto(pageOf(await plentifulItem()));
    await expect(page.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 });
    expect(await shiftOf(page)).toBe(0);
  });
}

/** Mocks the analytics script. Sends each event to the same URL as the real one. */
async function mockGoogle(context: BrowserContext) {
  const requests: string[] = [];
  await context.route(/google/, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    requests.push(route.request().url());
    if (hostname === 'www.googletagmanager.com' && pathname === '/gtag/js') {
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    }
    return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const events = () =>
    requests
      .map((address) => new URL(address))
      .filter(({ pathname }) => pathname === '/g/collect')
      .map(({ searchParams }) => `${searchParams.get('en')} ${searchParams.get('dp')}`);
  /** Returns the data sent with events of that name. */
  const sent = (name: string): unknown[] =>
    requests
      .map((address) => new URL(address).searchParams)
      .filter((query) => query.get('en') === name)
      .map((query) => JSON.parse(query.get('facts') ?? '{}'));
  return { requests, events, sent };
}

const SCRIPT = `
  const send = (entry) => {
    if (entry[0] !== 'event' || window['ga-disable-G-TEST']) return;
    const kept = 'sent ' + entry[1];
    sessionStorage.setItem(kept, JSON.stringify([...JSON.parse(sessionStorage.getItem(kept) ?? '[]'), entry[2]]));
    const query = new URLSearchParams({ en: entry[1], dp: entry[2].page_path, dl: entry[2].page_location, facts: JSON.stringify(entry[2]) });
    fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  window.dataLayer.forEach(send);
  window.dataLayer.push = (...entries) => { entries.forEach(send); return Array.prototype.push.apply(window.dataLayer, entries); };
  new Image().src = 'https://www.googletagmanager.com/a?id=G-TEST';
`;

/** Returns the layout shift so far, as the browser measures it. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
}
