import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('a catalogue shows its items', async ({ page }) => {
  await page.goto('/ui/shop/spindles');
  await expect(page.getByRole('heading', { level: 1, name: 'Spindles' })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Click to read more...' }).first();
  await expect(card.getByRole('heading')).toBeVisible();
  await expect(card.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible();
  await expect(card.getByRole('img')).toBeVisible();
});

test('an item shows title, price and picture', async ({ page }) => {
  await page.goto('/ui/shop/spindles');
  await page.getByRole('link', { name: /spindle/i }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Buy' }).getByText(/\$[\d,]+\.\d\d/)).toBeVisible();
  await expect(page.locator('article img').first()).toBeVisible();
});
