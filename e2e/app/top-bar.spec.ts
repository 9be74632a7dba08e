import type { Page } from '@playwright/test';
import { newCustomer } from '../fixtures/accounts.ts';
import { putIntoCart } from '../fixtures/buying.ts';
import { plentifulItem } from '../fixtures/catalog.ts';
import { givePassword } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PORTAL = 'Payments and invoices';
const WATCHED = new RegExp(
  `^(Home|Shop|Orders|Cart, .*|Order manager|Picking|${PORTAL}|Sign in|MFA|Sign out)$`,
);

test('a visitor', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await offered(page)).toEqual(['Home', 'Shop', 'Sign in']);
});

test('somebody who owes the code', async ({ page }) => {
  await page.goto('/ui/signin');
  await givePassword(page, await newCustomer());
  expect(await offered(page)).toEqual(['Home', 'MFA', 'Sign out']);
});

test('a customer, without and with something in the cart', async ({ page, customer: _ }) => {
  const usual = ['Home', 'Shop', 'Orders', PORTAL, 'Sign out'];
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(await offered(page)).toEqual(usual);
  await putIntoCart(page, await plentifulItem());
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await offered(page)).toEqual(usual.toSpliced(3, 0, 'Cart, 1 item'));
});

test('a picker', async ({ staff }) => {
  const page = await staff('Warehouse');
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Picking' })).toBeVisible();
  expect(await offered(page)).toEqual(['Home', 'Shop', 'Orders', 'Picking', PORTAL, 'Sign out']);
});

test('an administrator, who gets to the back-office from there', async ({ staff }) => {
  const page = await staff('Extended');
  await page.goto('/home');
  const manager = page.getByRole('link', { name: 'Order manager' });
  await expect(manager).toBeVisible();
  const usual = ['Home', 'Shop', 'Orders', 'Order manager', PORTAL, 'Sign out'];
  expect(await offered(page)).toEqual(usual);
  await manager.click();
  await expect(page).toHaveURL(/\/ui\/admin$/);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of Ines/ })).toBeVisible();
});

/** What the bar leads to, of what it is known for today. */
async function offered(page: Page): Promise<string[]> {
  const all = page.getByRole('banner').locator('a, button');
  const names = await all.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent),
  );
  return names.filter((name) => WATCHED.test(name));
}
