import { freshCode, newCustomer } from '../fixtures/accounts.ts';
import { expectPleasant } from '../fixtures/expect-pleasant.ts';
import { mailedCode } from '../fixtures/mailed-code.ts';
import { giveCode, givePassword } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'plinth grommet wicker tundra';

test('a forgotten password is replaced, and the new one signs in', async ({ page }) => {
  // Every step of it is looked at in two widths and two schemes.
  test.slow();
  const account = await newCustomer();
  await page.goto('/ui/signin');
  await page.getByRole('link', { name: 'Forgot Your Password?' }).click();
  await expectPleasant(page, 'recovery, address');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();

  await page.reload();
  await page.getByLabel('Code').fill(await mailedCode(account.email));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Verify Password').fill(PASSWORD);
  await expect(page.getByText('Password strength: Strong')).toBeVisible();
  await expectPleasant(page, 'recovery, new password');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await expectPleasant(page, 'recovery, done');

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await givePassword(page, { ...account, password: PASSWORD });
  await giveCode(page, await freshCode(account));
  await expect(page).toHaveURL(/\/home$/);
});

test('an address without an account is answered the same way', async ({ page }) => {
  await page.goto('/ui/passwordRecovery');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Code').fill('00000000');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Verify Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alertdialog', { name: 'ERROR' })).toBeVisible();
});
