import { plentifulItem } from '../fixtures/catalog.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('a catalog shows its items, and an item its title, price and picture', async ({ page }) => {
  const { catalogId, title, price } = await plentifulItem();
  const dollars = `$${price.toFixed(2)}`;
  await page.goto(`/ui/shop/${catalogId}`);
  const card = page.getByRole('listitem').filter({ hasText: title }).first();
  await expect(card.getByText(dollars, { exact: true }).first()).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Buy' })).toContainText(dollars);
  await expect(page.locator('article img').first()).toBeVisible();
});

test('what needs JavaScript says so, and where to go without it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sign In needs JavaScript' })).toBeVisible();
  for (const [path, title] of [
    ['/ui/registration', 'Register'],
    ['/ui/passwordRecovery', 'Password Recovery'],
    ['/ui/build', 'Parts list'],
    ['/ui/cart', 'Shopping Cart'],
    ['/ui/shop/spindles/er20-2k2w-water/cart', 'Shopping Cart'],
    ['/ui/address', 'Shipping Address'],
    ['/ui/orders', 'Orders'],
    ['/ui/orders/checkoutComplete', 'Your payment'],
    ['/ui/account', 'Account'],
    ['/ui/subscriptions', 'Subscriptions'],
    ['/ui/support', 'The contact form'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: `${title} needs JavaScript` })).toBeVisible();
    await expect(page.getByText('Loading, please wait...')).toBeHidden();
  }
  await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
});
