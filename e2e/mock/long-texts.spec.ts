import { expectPleasant } from '../fixtures/expect-pleasant.ts';
import { becomeVisitor, chooseShop } from '../fixtures/mock-panel.ts';
import { expect, test } from '../fixtures/mock-shop.ts';

// The front ends come from their sources, file by file.
test.describe.configure({ timeout: 480_000 });

test('long words push no page of the shop sideways', async ({ page }) => {
  await page.goto('/home');
  await chooseShop(page, 'Long texts');
  await becomeVisitor(page, 'Customer');
  for (const path of ['/home', '/ui/shop', '/ui/shop/motors', '/ui/orders', '/ui/support']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main output')).toHaveCount(0);
    await expectPleasant(page, `${path} with long texts`);
  }
});
