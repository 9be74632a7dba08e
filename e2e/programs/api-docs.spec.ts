import AxeBuilder from '@axe-core/playwright';
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

  for (const details of await page.locator('details').all()) {
    await details.evaluate((element) => element.setAttribute('open', ''));
  }
  for (const width of [320, 375, 768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 375, height: 900 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect.soft(found, colorScheme).toEqual([]);
  }
});
