import { pageOf, plentifulItem } from '../fixtures/catalog.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('a catalogue shows its items', async ({ page }) => {
  await page.goto('/ui/shop/spindles');
  await expect(page.getByRole('heading', { level: 1, name: 'Spindles' })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Click to read more...' }).first();
  await expect(card.getByRole('heading')).toBeVisible();
  await expect(card.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
});

test('an item shows title, price and picture', async ({ page }) => {
  const item = await plentifulItem();
  await page.goto(pageOf(item));
  await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Buy' })).toContainText(
    `$${item.price.toFixed(2)}`,
  );
  await expect(page.locator('article img').first()).toBeVisible();
});
