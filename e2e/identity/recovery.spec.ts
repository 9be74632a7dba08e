import { freshCode, newCustomer } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { mailedCode } from '../fixtures/mailed-code.ts';
import { enterMailedCode } from '../fixtures/recover-password.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { enterCode, enterPassword } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'plinth grommet wicker tundra';

test('a forgotten password is replaced, and the new one signs in', async ({ page }) => {
  // Every step is checked in two widths and two schemes.
  test.slow();
  const account = await newCustomer();
  await page.goto('/ui/signin');
  await page.getByRole('link', { name: 'Forgot Your Password?' }).click();
  await expectAccessible(page, 'recovery, address');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();

  await page.reload();
  await page.getByLabel('Code').fill(await mailedCode(account.email));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Verify Password').fill(PASSWORD);
  await expect(page.getByText('Password strength: Strong')).toBeVisible();
  await expectAccessible(page, 'recovery, new password');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await expectAccessible(page, 'recovery, done');

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await enterPassword(page, { ...account, password: PASSWORD });
  await enterCode(page, await freshCode(account));
  await expect(page).toHaveURL(/\/home$/);
});

test('on another device, the link in the email leads to where its code is needed', async ({
  page,
  newVisitor,
}) => {
  const account = await newCustomer();
  await page.goto('/ui/passwordRecovery');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByRole('button', { name: 'Send another code' }).click();
  await expect(page.getByText('You just requested a code')).toBeVisible();
  await mailedCode(account.email);

  const phone = await newVisitor();
  const link = (await sandbox.mails(account.email)).at(-1)?.text.match(/\S+\/ui\/passwordRecovery/);
  await phone.goto(link?.[0] ?? '');
  await phone.getByLabel('Email').fill(account.email);
  await phone.getByRole('button', { name: 'I have a code' }).click();
  await enterMailedCode(phone, account.email, PASSWORD);
});

test('an address without an account gets the same response', async ({ page }) => {
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
