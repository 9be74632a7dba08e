import { staffAccount } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { completeSignIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedProblems: [/status of 401/] });

test('an administrator who opens the back-office signs in and arrives there', async ({ page }) => {
  test.slow();
  await page.goto('/ui/admin');
  await expect(page).toHaveURL(/\/ui\/signin$/);
  await completeSignIn(page, await staffAccount('Extended'));
  await expect(page).toHaveURL(/\/ui\/admin$/);
  await expect(page.getByRole('button', { name: /^Account menu for Ines/ })).toBeVisible();
  await expectAccessible(page, 'back-office');
});
