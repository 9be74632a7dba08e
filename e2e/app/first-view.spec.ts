import type { Page } from '@playwright/test';
import { pageOf, plentifulItem } from '../fixtures/catalog.ts';
import { expect, test } from '../fixtures/test.ts';

const MOST_BYTES = 110_000;

const pages = [
  { name: 'home', address: () => '/home' },
  { name: 'catalogue list', address: () => '/ui/shop' },
  { name: 'catalogue', address: () => '/ui/shop/spindles' },
  { name: 'item', address: async () => pageOf(await plentifulItem()) },
];

for (const { name, address } of pages) {
  test(`${name}: little JavaScript, and none of the back-office`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setAcceptedEncodings', { encodings: ['gzip'] });
    const scripts: Promise<number>[] = [];
    const addresses: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      addresses.push(request.url());
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(await address(), { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'gzip bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes, addresses.join('\n')).toBeLessThanOrEqual(MOST_BYTES);
    expect(addresses.filter((one) => one.includes('/static/admin/'))).toEqual([]);
  });

  test(`${name}: nothing moves while it loads`, async ({ page }) => {
    const where = await address();
    for (const viewport of [
      { width: 375, height: 812 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await shiftOf(page, where), `${viewport.width} px`).toBe(0);
    }
  });
}

test('nothing moves on the item page when it turns out who is looking', async ({
  page,
  customer: _,
}) => {
  expect(await shiftOf(page, pageOf(await plentifulItem()))).toBe(0);
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeVisible();
});

/** How far things moved until the network is quiet, as the browser counts it. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
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
