import { becomeVisitor } from '../fixtures/mock-panel.ts';
import { expect, test } from '../fixtures/mock-shop.ts';

test.use({ baseURL: `http://localhost:${process.env['MOCK_SOURCES_PORT']}` });

test('all pages are served from source, as developers have them', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Parts for CNC machines you build yourself.' }),
  ).toBeVisible();
  await becomeVisitor(page, 'Administrator');
  await page.goto('/ui/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Administrator Tools' })).toBeVisible();
  await page.goto('/mock/portal');
  await expect(page.getByRole('heading', { name: 'Manage your subscriptions' })).toBeVisible();
  await expect(page.locator('script[src$="portal-page.ts"]')).toBeAttached();
});
