import { COLORS, violationsOn } from '../fixtures/axe-violations.ts';
import { expect, test } from '../fixtures/test.ts';

test("the API reference is readable at any width, by anyone, from the shop's footer", async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Spindle API/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('cancel an order');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Cancel an order' }).first().click();
  await expect(page.getByRole('region', { name: 'Cancel an order' })).toContainText('orderId=');

  const some = ['/api/docs', '/api/docs/guides/errors', '/api/docs/calls/shipping'];
  for (const path of [...some, '/api/docs/schemas', '/api/docs/changes']) {
    await page.goto(path);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.toggleAttribute('open', true);
    });
    // Between these widths, the layout only grows.
    for (const width of [320, 960, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
    // All pages are built alike, and axe takes a long time on many schemas.
    if (!some.includes(path)) continue;
    await page.setViewportSize({ width: 375, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await violationsOn(page), `${path}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await violationsOn(page, { rules: COLORS }), `${path}, dark`).toEqual([]);
  }
});
