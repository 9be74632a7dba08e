import type { Page } from '@playwright/test';
import { freshCode } from '../fixtures/accounts.ts';
import { newDevice } from '../fixtures/device.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { proofQuestion } from '../fixtures/submit-proof.ts';
import { addPasskey, passkeys } from '../fixtures/passkeys.ts';
import { newRecoveryCode } from '../fixtures/recovery-code.ts';
import { enterCode, enterPassword } from '../fixtures/sign-in.ts';
import { signOut } from '../fixtures/sign-out.ts';
import { expect, test } from '../fixtures/test.ts';

// Checking the pages in all widths and color schemes takes a long time.
test.slow();

test('a passkey signs in without password or code, and both still work once it is lost', async ({
  page,
  customer,
}) => {
  const device = await newDevice(page);
  await page.getByRole('link', { name: 'Account' }).click();
  await addPasskey(page, 'Work laptop');
  await expectAccessible(page, 'account, passkeys');

  await signOut(page);
  await page.goto('/ui/signin');
  const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(byPasskey).toBeVisible();
  await expectAccessible(page, 'sign-in, passkey offered');
  await byPasskey.click();
  await expect(page).not.toHaveURL(/\/ui\/signin/);
  await page.goto('/ui/account');
  await expect(passkeys(page).getByText('last used')).toBeVisible();

  await signOut(page);
  await page.goto('/ui/signin');
  await enterPassword(page, customer);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page).not.toHaveURL(/\/ui\/signin/);

  await signOut(page);
  await device.lose();
  await page.goto('/ui/signin');
  await enterPassword(page, customer);
  await enterCode(page, await freshCode(customer));
  await expect(page).not.toHaveURL(/\/ui\/signin/);
  await page.goto('/ui/account');
  await passkeys(page).getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
});

test.describe('someone else', () => {
  // The browser reports each rejection.
  test.use({ expectedProblems: [/status of 403/] });

  test('nobody with only a stolen password or a recovery code can add a passkey', async ({
    page,
    customer,
    newVisitor,
  }) => {
    const attacker = await newVisitor();
    await newDevice(attacker);
    await attacker.goto('/ui/signin');
    await enterPassword(attacker, customer);
    await expect(attacker.getByRole('button', { name: 'Use a passkey instead' })).toBeHidden();
    expect(await statusOf(attacker, '/api/user/passkeys/options')).toBe(401);
    // A recovery code opens a session, but doesn't count as proof.
    await enterCode(attacker, await newRecoveryCode(page, customer));
    await expect(attacker).not.toHaveURL(/\/ui\/signin/);
    await attacker.goto('/ui/account');
    await passkeys(attacker).getByRole('button', { name: 'Add a passkey' }).click();
    await proofQuestion(attacker).getByRole('button', { name: 'Cancel' }).click();
    await expect(passkeys(attacker).getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
    await expect(passkeys(attacker).getByRole('listitem')).toHaveCount(0);
  });
});

async function statusOf(page: Page, path: string): Promise<number> {
  return (await page.request.post(path)).status();
}
