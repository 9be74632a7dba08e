import { becomeVisitor, chooseShop, playIn } from '../fixtures/mock-panel.ts';
import { expect, test } from '../fixtures/mock-shop.ts';

test('the panel works with the keyboard, too, and returns the focus', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const bar = page.getByRole('button', { name: /^Mock shop/ });
  await expect(bar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  const first = page.getByRole('checkbox', { name: 'Card declined' });
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bar).toContainText('card declined');
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(bar).toBeFocused();
});

test('a shop without items says so, in both front ends', async ({ page }) => {
  await page.goto('/ui/shop/motors');
  await becomeVisitor(page, 'Administrator');
  await chooseShop(page, 'Empty');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Stepper & Servo Motors' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
  await page.goto('/ui/admin/adminPicking');
  await expect(page.getByRole('heading', { name: 'Picking Manager' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Details of order/ })).toHaveCount(0);
});

test('starting over forgets what was done', async ({ page }) => {
  await page.goto('/home');
  await becomeVisitor(page, 'Customer');
  await chooseShop(page, 'Empty');
  const bar = page.getByRole('button', { name: /^Mock shop/ });
  await expect(bar).toContainText('empty');
  // A pending call would report that the session has ended.
  await page.waitForLoadState('networkidle');
  await bar.click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(bar).toHaveText(/signed out$/);
});

test.describe(() => {
  test.use({ expectedProblems: [/status of 500/] });

  test('a single call can fail, while all others work', async ({ page }) => {
    await page.goto('/home');
    await becomeVisitor(page, 'Regular customer');
    await playIn(page, 'Server error', 'listCart');
    await expect(page.getByRole('button', { name: /^Mock shop/ })).toContainText(
      'server error in listCart',
    );
    await page.goto('/ui/cart');
    await expect(page.getByRole('heading', { name: "We couldn't load your cart" })).toBeVisible();
    await page.goto('/ui/orders');
    await expect(page.getByRole('list', { name: 'Your orders' })).toBeVisible();
  });
});
