import type { Locator, Page } from '@playwright/test';
import { freshCode, newCustomer } from '../fixtures/accounts.ts';
import { pageOf, plentifulItem, titleOfCatalog } from '../fixtures/catalog.ts';
import { expect, test } from '../fixtures/test.ts';

const MAX_STEPS = 120;

test('from Home to the address step without a mouse', async ({ page }) => {
  const account = await newCustomer();
  const item = await plentifulItem();
  const main = page.getByRole('main');

  await page.goto('/home');
  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Shop' }));
  await expect(page).toHaveURL(/\/ui\/shop$/);
  await press(page, main.getByRole('link', { name: await titleOfCatalog(item.catalogId) }));
  await press(page, main.getByRole('link', { name: item.title, exact: true }));
  await expect(page).toHaveURL(pageOf(item));
  await press(page, main.getByRole('button', { name: 'Sign In', exact: true }));

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(account.email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  // The field is focused automatically.
  await expect(page.getByLabel('Authenticator code')).toBeFocused();
  await page.keyboard.type(await freshCode(account));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(pageOf(item));
  await press(page, main.getByRole('button', { name: /^Add to cart ·/ }));
  await expect(page).toHaveURL(`${pageOf(item)}/cart`);
  await press(page, main.getByRole('button', { name: `Increase quantity of ${item.title}` }));
  await expect(page.getByRole('textbox', { name: `Quantity of ${item.title}` })).toHaveValue('2');
  await press(page, main.getByRole('link', { name: 'Checkout' }));
  await expect(page).toHaveURL(/\/ui\/address$/);
  await tabTo(page, main.getByRole('button', { name: 'Checkout' }));
});

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves the focus there with the Tab key, and checks that it is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_STEPS; step++) {
    const there = await target.evaluate((element) => element === document.activeElement);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached with the Tab key`);
}
