import { freshCode, newCustomer } from '../fixtures/accounts.ts';
import { completeSignIn, giveCode, givePassword } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('whoever wanted their orders gets there after signing in', async ({ page }) => {
  const account = await newCustomer();
  await page.goto('/ui/orders');
  await expect(page).toHaveURL(/\/ui\/signin$/);
  await completeSignIn(page, account);
  await expect(page).toHaveURL(/\/ui\/orders$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.goto('/ui/signin');
  await expect(page).toHaveURL(/\/home$/);
});

test('a wrong password, an empty form and a wrong code are told in dialogs', async ({ page }) => {
  const account = await newCustomer();
  await page.goto('/ui/signin');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const failed = page.getByRole('alertdialog', { name: 'Login Failed' });
  await expect(failed).toContainText(
    'The login form is invalid. Please fill out the Email and Password fields.',
  );
  await failed.getByRole('button', { name: 'OK' }).click();

  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(failed).toContainText('Please check your username and password and try again');
  await failed.getByRole('button', { name: 'OK' }).click();

  await givePassword(page, account);
  const right = await freshCode(account);
  await giveCode(page, right === '000000' ? '111111' : '000000');
  const refused = page.getByRole('alertdialog', { name: 'Authorization Failed' });
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'OK' }).click();
  await giveCode(page, right);
  await expect(page).toHaveURL(/\/home$/);
});

test('until the code is given, nothing but Home and the way on is offered', async ({ page }) => {
  const account = await newCustomer();
  await page.goto('/ui/signin');
  await givePassword(page, account);
  await page.goto('/home');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'MFA' })).toBeVisible();
  await expect(bar.getByRole('navigation').getByRole('link')).toHaveText(['Home']);
  await page.goto('/ui/orders');
  await expect(page).toHaveURL(/\/ui\/signin$/);
  await giveCode(page, await freshCode(account));
  await expect(page).toHaveURL(/\/ui\/orders$/);
});

test('signing out leads to the start, and the orders are closed', async ({ page, customer: _ }) => {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/ui/orders');
  await expect(page).toHaveURL(/\/ui\/signin$/);
});
