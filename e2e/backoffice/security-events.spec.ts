import { newCustomer } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

// Pages are checked in all widths and color schemes.
test.slow();

test('a failed sign-in is found among the security events, with the user and the reason', async ({
  page,
  staff,
}) => {
  const { email } = await newCustomer();
  await page.goto('/ui/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Login Failed' })).toBeVisible();

  const administrator = await staff('Extended');
  await administrator.goto('/ui/admin');
  const tools = administrator.getByRole('navigation', { name: 'Administrator Tools' });
  // Collapsed, because the window is so short.
  await tools.getByRole('button', { name: 'Settings tools' }).click();
  await tools.getByRole('link', { name: 'Security events', exact: true }).click();
  const table = administrator.getByRole('table');
  const mine = table.getByRole('row').filter({ hasText: email });
  await expect(mine).toContainText('Sign-in failed');
  await expect(mine).toContainText('Wrong password');

  const type = administrator.getByRole('combobox', { name: 'Event' });
  const pick = async (name: string) => {
    await type.click();
    await administrator.getByRole('option', { name, exact: true }).click();
  };
  await pick('API token created');
  await expect(mine).toHaveCount(0);
  await pick('Sign-in failed');
  await expect(mine).toBeVisible();
  // The URL can be shared.
  await expect(administrator).toHaveURL(/[?&]filter=\S*sign_in\.failed/);
  await administrator.reload();
  await expect(mine).toBeVisible();
  await expect(type).toHaveText('Sign-in failed');
  await expectAccessible(administrator, 'security events');

  await mine.getByRole('link', { name: 'Sign-in failed' }).click();
  await expect(
    administrator.getByRole('heading', { name: 'Sign-in failed', level: 1 }),
  ).toBeVisible();
  await expectAccessible(administrator, 'a security event');
});
