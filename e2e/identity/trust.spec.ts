import { staffAccount } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { submitProof, proofQuestion } from '../fixtures/submit-proof.ts';
import { newRecoveryCode } from '../fixtures/recovery-code.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// Pages are checked in all widths and color schemes.
test.slow();

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

test.describe('proof in place', () => {
  test.use({ expectedProblems: [/403 \(Forbidden\) \(.*\/api\/admin\/tokens\)/] });

  test('is asked for after signing in with a recovery code, and the call continues', async ({
    staff,
    newVisitor,
  }) => {
    const account = await staffAccount('Extended');
    const known = await staff('Extended');
    const code = await newRecoveryCode(known, account);
    const page = await newVisitor();
    await signIn(page, account, code);
    await page.goto('/ui/admin/tokens');
    await page.getByRole('button', { name: 'New token…' }).click();
    await page.getByLabel('Token name').fill('Proven in place');
    const make = page.getByRole('button', { name: 'Create token' });
    await make.click();
    await expect(proofQuestion(page)).toBeVisible();
    await expectAccessible(page, 'proof asked in place');
    await proofQuestion(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Token name')).toHaveValue('Proven in place');
    await make.click();
    await submitProof(page, account);
    await expect(page.getByRole('button', { name: "I've copied the token" })).toBeVisible();

    await page.getByRole('button', { name: "I've copied the token" }).click();
    await page.getByRole('button', { name: /^Account menu for/ }).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await expect(page.getByRole('region', { name: "Where you're signed in" })).toContainText(
      'This browser',
    );
  });
});

test.describe('signed in elsewhere', () => {
  test.use({ expectedProblems: [/401 \(Unauthorized\) \(.*\/api\/user\)/] });

  test('is notified by email, shown in the account and ended from there', async ({
    page,
    customer,
    newVisitor,
  }) => {
    const elsewhere = await newVisitor({ userAgent: FIREFOX });
    await signIn(elsewhere, customer);
    await elsewhere.goto('/ui/orders');
    await expect
      .poll(async () => (await sandbox.mails(customer.email)).map(({ subject }) => subject))
      .toContain('New sign-in to your Spindle account');

    await page.goto('/ui/account');
    const part = page.getByRole('region', { name: "Where you're signed in" });
    await expect(part.getByText('Firefox on Windows', { exact: true })).toBeVisible();
    await expectAccessible(page, 'account, sessions');
    await part.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign this browser out?' });
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(part.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/ui\/signin/);
    await page.reload();
    await expect(part.getByText('This browser')).toBeVisible();
  });
});
