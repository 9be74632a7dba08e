import { freshCode, newCustomer } from '../fixtures/accounts.ts';
import { expectCompleted, goToPayment, orderRows, putIntoCart } from '../fixtures/buying.ts';
import { pageOf, parcelItems, plentifulItem } from '../fixtures/catalog.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { pay } from '../fixtures/payment-page.ts';
import { enterCode, enterPassword } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('the public pages', async ({ page }) => {
  test.slow();
  for (const path of ['/home', '/ui/shop', '/ui/shop/spindles']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page, path);
  }
});

test.describe('a page that does not exist', () => {
  test.use({ expectedProblems: [/status of 404/] });

  test('is accessible, too', async ({ page }) => {
    await page.goto('/no/such/page');
    await expectAccessible(page, 'an unknown page');
  });
});

test('an item with all possible content, and its enlarged picture', async ({ page }) => {
  test.slow();
  const items = await parcelItems();
  const rich = items.toSorted((one, other) => other.attributes.length - one.attributes.length)[0];
  if (!rich) throw new Error('nothing is in stock');
  await page.goto(pageOf(rich), { waitUntil: 'networkidle' });
  await expectAccessible(page, 'item');
  await page.getByRole('button', { name: /^Enlarge: / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'zoom');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('signing in', async ({ page }) => {
  test.slow();
  const account = await newCustomer();
  await page.goto('/ui/signin');
  await expect(page.getByRole('heading', { name: 'Please sign in to continue.' })).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const failed = page.getByRole('alertdialog');
  await expect(failed).toBeVisible();
  await expectAccessible(page, 'Login Failed');
  await failed.getByRole('button', { name: 'OK' }).click();
  await enterPassword(page, account);
  await expectAccessible(page, 'code');
  await enterCode(page, await freshCode(account));
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/ui/shop/spindles');
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
  await expectAccessible(page, 'catalog of a customer');
  await page.goto('/ui/shop/plans-library');
  await expect(page.getByRole('button', { name: /month$/ }).first()).toBeVisible();
  await expectAccessible(page, 'subscriptions a customer can buy');
});

test('buying', async ({ page, customer: _ }) => {
  test.slow();
  await putIntoCart(page, await plentifulItem());
  await page.goto('/ui/cart');
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible();
  await expectAccessible(page, 'cart');
  await page.goto('/ui/address');
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await expectAccessible(page, 'stored address');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('City is required')).toBeVisible();
  await expectAccessible(page, 'address form with errors');
  await goToPayment(page);
  await expectAccessible(page, 'payment page');
  await pay(page);
  await expectCompleted(page);
  await expectAccessible(page, 'checkout completed');
});

test('canceling', async ({ page, customer: _ }) => {
  test.slow();
  await putIntoCart(page, await plentifulItem());
  await goToPayment(page);
  await pay(page);
  await expectCompleted(page);
  await page.goto('/ui/orders');
  const newest = orderRows(page).first();
  await newest.getByRole('button', { name: /^Details/ }).click();
  await expect(newest.getByRole('list', { name: 'Items' })).toBeVisible();
  await expectAccessible(page, 'orders');
  await newest.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'cancel question');
  await page.getByRole('button', { name: 'Cancel Order', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Order Cancelled' })).toBeVisible();
  await expectAccessible(page, 'Order Cancelled');
});
