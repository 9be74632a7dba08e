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

test('an item shows what it is specified as, and leads to what it needs', async ({ page }) => {
  await page.goto('/ui/shop/spindles/er20-2k2w-water');
  const sheet = page.getByRole('table', { name: 'Specifications' });
  await expect(sheet.getByRole('row', { name: /^Power/ })).toContainText('2.2 kW');
  const inverter = 'Inverter 2.2 kW, 220 V single-phase input';
  const needs = page.getByRole('region', { name: 'Needs', exact: true });
  await needs.getByRole('link', { name: inverter }).click();
  await expect(page.getByRole('heading', { level: 1, name: inverter })).toBeVisible();
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
