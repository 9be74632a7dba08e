import { freshCode } from '../fixtures/accounts.ts';
import { codeOf, displayedRecoveryCodes, displayedSecret } from '../fixtures/authenticator.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { enterPassword, enterCode } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'plinth grommet wicker tundra';

// Checking the whole page in all widths and color schemes takes a long time.
test.slow();

test('a customer changes name and password, and signs in with the new one', async ({
  page,
  customer,
  newVisitor,
}) => {
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await expect(page.getByText('of 10 left')).toBeVisible();
  await expectAccessible(page, 'account');

  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByRole('dialog', { name: 'SUCCESS' }).getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Lindqvist');

  await page.getByLabel('Current password').fill(customer.password);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('dialog', { name: 'SUCCESS' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Current password')).toHaveValue('');

  const elsewhere = await newVisitor();
  await elsewhere.goto('/ui/signin');
  await enterPassword(elsewhere, { ...customer, password: PASSWORD });
});

test('new recovery codes replace a lost phone, also to set up another one', async ({
  page,
  customer,
  newVisitor,
}) => {
  await page.goto('/ui/account');
  const recovery = page.getByRole('region', { name: 'Recovery codes', exact: true });
  await recovery.getByLabel('Current authenticator code').fill(await freshCode(customer));
  await recovery.getByRole('button', { name: 'Create new recovery codes' }).click();
  const [first = '', second = ''] = await displayedRecoveryCodes(page);
  await expectAccessible(page, 'account, recovery codes');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('spindle-recovery-codes.txt');
  await page.getByRole('button', { name: "I've saved my codes" }).click();
  await expect(page.getByText('10 of 10 left')).toBeVisible();

  const phone = page.getByRole('region', { name: 'Authenticator', exact: true });
  await phone.getByLabel('Current authenticator code').fill(first);
  await phone.getByRole('button', { name: 'Change authenticator' }).click();
  const secret = await displayedSecret(page);
  await expectAccessible(page, 'account, new authenticator');
  await phone.getByLabel('Code from the new authenticator').fill(await codeOf(secret));
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog', { name: 'SUCCESS' }).getByRole('button', { name: 'OK' }).click();

  const elsewhere = await newVisitor();
  await elsewhere.goto('/ui/signin');
  await enterPassword(elsewhere, customer);
  await enterCode(elsewhere, second);
  await expect(elsewhere).toHaveURL(/\/home$/);
});
