import type { Page } from '@playwright/test';
import { FIRST_VIEW_BYTES } from '../../sdk/build/front-end/javascript-size.ts';
import { pageOf, plentifulItem } from '../fixtures/catalog.ts';
import { slowLine } from '../fixtures/slow-line.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = [
  { name: 'home', address: () => '/home' },
  { name: 'catalog list', address: () => '/ui/shop' },
  { name: 'catalog', address: () => '/ui/shop/spindles' },
  { name: 'item', address: async () => pageOf(await plentifulItem()) },
  { name: 'search', address: () => '/ui/search?q=spindle' },
  { name: 'filtered catalog', address: () => '/ui/shop/spindles?inStock=true' },
];

for (const { name, address } of pages) {
  test(`${name}: little JavaScript, and none of the back-office`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(await address(), { waitUntil: 'networkidle' });
    const sizes = await Promise.all([...scripts].map(gzipSize));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'gzip bytes', description: String(bytes) });
    expect(bytes, [...scripts].join('\n')).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
    expect([...scripts].filter((one) => one.includes('/static/admin/'))).toEqual([]);
  });

  test(`${name}: nothing moves while it loads, piece by piece`, async ({ page, baseURL }) => {
    await using line = await slowLine(baseURL ?? '');
    const where = `${line.url}${await address()}`;
    for (const viewport of [
      { width: 375, height: 812 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await shiftOf(page, where), `${viewport.width} px`).toBe(0);
    }
  });
}

test('nothing moves on the item page once the user is known', async ({ page, customer: _ }) => {
  await page.goto(pageOf(await plentifulItem()));
  await expect(page.getByRole('button', { name: /^Add to cart ·/ })).toBeVisible();
  // The rest loads on the first sign of interaction.
  await page.mouse.move(10, 10);
  await expect(page.getByRole('button', { name: /^Increase quantity/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftSoFar(page)).toBe(0);
});

/** Returns the bytes transferred to a browser that accepts gzip. */
async function gzipSize(address: string): Promise<number> {
  const reply = await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(reply.headers.get('content-encoding'), address).toBe('gzip');
  return Number(reply.headers.get('content-length') ?? Number.NaN);
}

/** Returns the layout shift until the network is idle, as the browser measures it. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return shiftSoFar(page);
}

function shiftSoFar(page: Page): Promise<number> {
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
