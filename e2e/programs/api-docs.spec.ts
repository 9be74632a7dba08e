import type { Page } from '@playwright/test';
import { COLOURS, violationsOn } from '../fixtures/axe-violations.ts';
import { expect, test } from '../fixtures/test.ts';

test('the API reference is read at any width, by anybody, from where tokens are made', async ({
  staff,
}) => {
  const page = await staff('Extended');
  await page.goto('/ui/admin');
  await page.getByRole('link', { name: 'API tokens' }).first().click();
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { name: /^Spindle API/ })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'orders', exact: true }).click();
  await page.getByText('Cancel an order').click();
  await expect(page.getByText('orderId=', { exact: false }).first()).toBeVisible();

  await openEvery(page, 1);
  // Between them it only grows.
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 375, height: 900 });
  // All are made alike, and axe takes long over half a megabyte.
  await openEvery(page, 20);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await violationsOn(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violationsOn(page, { rules: COLOURS }), 'dark').toEqual([]);
});

/** Leaves every nth call and schema open, and no other. */
async function openEvery(page: Page, nth: number): Promise<void> {
  await page.locator('details').evaluateAll((all, step) => {
    for (const [at, one] of all.entries()) one.toggleAttribute('open', at % step === 0);
  }, nth);
}
