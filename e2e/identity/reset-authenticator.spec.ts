import type { Page } from '@playwright/test';
import { newCustomer, type Account } from '../fixtures/accounts.ts';
import { codeOf, displayedRecoveryCodes, displayedSecret } from '../fixtures/authenticator.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { recoverPassword } from '../fixtures/recover-password.ts';
import { resetAuthenticator } from '../fixtures/reset-authenticator.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { enterCode, enterPassword } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'plinth grommet wicker tundra';

// Staff sign in first, once for all tests, and each step is checked in all widths and color
// schemes.
test.slow();

// Staff are asked for a proof if they signed in more than ten minutes ago.
test.use({ expectedProblems: [/403 \(Forbidden\) \(.*\/resetAuthenticator\)/] });

test('staff reset an authenticator; its owner is notified and returns by email', async ({
  page,
  staff,
}) => {
  const account = await newCustomer();
  const administrator = await staff('Extended');
  await resetAuthenticator(administrator, account);
  await expectAccessible(administrator, 'customer, authenticator reset');
  await expect(administrator.getByText('No authenticator', { exact: true })).toBeVisible();

  await page.goto('/ui/signin');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const failed = page.getByRole('alertdialog', { name: 'Login Failed' });
  await failed.getByRole('button', { name: 'OK' }).click();

  await page.goto(await linkInNotice(account.email));
  await recoverPassword(page, account, PASSWORD);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await enterPasswordToEnroll(page, account);
  await enterCode(page, await codeOf(await displayedSecret(page)));
  await displayedRecoveryCodes(page);
  await page.getByRole('button', { name: "I've saved my codes" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/ui/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('a user without an authenticator enrolls one when signing in, and gets recovery codes', async ({
  page,
  staff,
  newVisitor,
}) => {
  const account = await newCustomer();
  await resetAuthenticator(await staff('Extended'), account);
  await page.goto('/ui/passwordRecovery');
  await recoverPassword(page, account, PASSWORD);

  await page.goto('/ui/signin');
  await enterPasswordToEnroll(page, account);
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'sign-in, enrollment');
  const secret = await displayedSecret(page);
  await page.reload();
  expect(await displayedSecret(page)).toBe(secret);

  const right = await codeOf(secret);
  await enterCode(page, right === '000000' ? '111111' : '000000');
  const rejected = page.getByRole('alertdialog', { name: 'Authorization Failed' });
  await rejected.getByRole('button', { name: 'OK' }).click();
  await enterCode(page, await codeOf(secret));
  await expect(page.getByRole('heading', { name: 'Your authenticator is set up' })).toBeVisible();
  const [spare = ''] = await displayedRecoveryCodes(page);
  await expectAccessible(page, 'sign-in, first recovery codes');
  await page.getByRole('button', { name: "I've saved my codes" }).click();
  await expect(page).toHaveURL(/\/home$/);

  const elsewhere = await newVisitor();
  await elsewhere.goto('/ui/signin');
  await enterPassword(elsewhere, { ...account, password: PASSWORD });
  await enterCode(elsewhere, spare);
  await expect(elsewhere).toHaveURL(/\/home$/);
});

async function enterPasswordToEnroll(page: Page, { email }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mobile users click HERE' })).toBeVisible();
}

/** Returns the link in the email about the reset. */
async function linkInNotice(email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = await sandbox.mails(email);
    const notice = mails.find(({ subject }) => subject === 'Your Spindle authenticator was reset');
    link = notice?.text.match(/\S+\/ui\/passwordRecovery/)?.[0];
    expect(link, `a mail about the reset to ${email}`).toBeDefined();
  }).toPass();
  return link ?? '';
}
