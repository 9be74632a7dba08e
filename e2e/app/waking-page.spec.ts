import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const ENTRY = /\/static\/assets\/entry-client-[^/]+\.js$/;
const drawn = [
  '/home',
  '/ui/shop',
  '/ui/shop/spindles',
  '/ui/shop/spindles?show=table',
  '/ui/shop/spindles?inStock=true',
  '/ui/shop/spindles/er20-2k2w-water',
  '/ui/search?q=spindle',
  '/ui/search?q=nothing-is-called-that',
  '/ui/compare?item=spindles/er20-2k2w-water&item=spindles/er20-2k2w-air',
  '/ui/support',
];

test('clicks on what the server rendered still work after hydration', async ({ page }) => {
  for (const address of drawn) {
    await page.goto('about:blank');
    const wake = await hold(page, ENTRY);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const before = await page
      .locator('#root')
      .evaluateHandle((root) => [...root.querySelectorAll('a, button, input')]);
    expect((await before.getProperties()).size, address).toBeGreaterThan(10);
    wake();
    await page.waitForLoadState('networkidle');
    const gone = await before.evaluate((elements) =>
      elements.filter((one) => !one.isConnected).map((one) => one.outerHTML),
    );
    expect(gone, address).toEqual([]);
  }
});

test('a menu opened before hydration stays open', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const wake = await hold(page, ENTRY);
  await page.goto('/ui/support', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#menu');
  await expect(menu).toBeVisible();
  wake();
  await page.waitForLoadState('networkidle');
  await expect(menu).toBeVisible();
});

test('presses before hydration take effect afterward, the same number of times', async ({
  page,
}) => {
  const wake = await hold(page, ENTRY);
  await page.goto('/ui/shop/spindles/er20-2k2w-water', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: /^Add to parts list/ }).first();
  await add.click();
  await add.click();
  wake();
  await expect(page.getByText('2 in your parts list')).toBeVisible();
});

test.describe('a part that fails to load because the network is gone', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('takes nothing with it', async ({ page }) => {
    const lost = /\/static\/assets\/(slash-choice|watch-session|recently-seen)-/;
    await page.route(lost, (route) => route.abort());
    await page.goto('/ui/shop/spindles/er20-2k2w-water');
    const failed = page.waitForEvent('requestfailed', (request) => lost.test(request.url()));
    await page.mouse.move(5, 5);
    await failed;
    await page
      .getByRole('button', { name: /^Add to parts list/ })
      .first()
      .click();
    await expect(page.getByText('1 in your parts list')).toBeVisible();
  });
});

const late = [
  { what: 'all scripts', files: ENTRY },
  { what: 'the page', files: /\/static\/assets\/catalog-page-[^/]+\.js$/ },
  { what: 'the cards', files: /\/static\/assets\/item-cards-[^/]+\.js$/ },
];

for (const { what, files } of late) {
  test(`a click on a card leads to its item while ${what} are loading, and as they arrive`, async ({
    page,
    customer: _,
  }) => {
    for (const when of ['before', 'between'] as const) {
      const arrive = await hold(page, files);
      await page.goto('/ui/shop/spindles', { waitUntil: 'commit' });
      const link = page.getByRole('heading', { level: 2 }).getByRole('link').first();
      const title = await link.innerText();
      await link.hover();
      await page.mouse.down();
      if (when === 'between') {
        arrive();
        await page.waitForLoadState('networkidle');
      }
      await page.mouse.up();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      if (when === 'before') arrive();
    }
  });
}

/** Blocks files with those names until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
