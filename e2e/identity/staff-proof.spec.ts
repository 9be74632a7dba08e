import type { Page } from '@playwright/test';
import { freshCode, staffAccount, type Account } from '../fixtures/accounts.ts';
import { newDevice } from '../fixtures/device.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { proofQuestion } from '../fixtures/submit-proof.ts';
import { expect, test } from '../fixtures/test.ts';

// Pages are checked in all widths and color schemes.
test.slow();

test.use({ expectedProblems: [/403 \(Forbidden\) \(.*\/api\/admin\/tokens\)/] });

test('the back-office accepts a passkey as proof in place, and continues', async ({
  page,
  customer,
  staff,
}) => {
  await makeAdministrator(await staff('Extended'), customer);
  await newDevice(page);
  await page.goto('/ui/account');
  const passkeys = page.getByRole('region', { name: 'Passkeys', exact: true });
  await passkeys.getByLabel('Passkey name').fill('Work laptop');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);

  await signInUnproven(page, customer);
  await page.goto('/ui/admin/tokens');
  await page.getByRole('button', { name: 'New token…' }).click();
  await page.getByLabel('Token name').fill('Proven by passkey');
  await page.getByRole('button', { name: 'Create token' }).click();
  const instead = proofQuestion(page).getByRole('button', { name: 'Use a passkey instead' });
  await expect(instead).toBeVisible();
  await expectAccessible(page, 'proof by passkey offered');
  await instead.click();
  await expect(page.getByRole('button', { name: "I've copied the token" })).toBeVisible();
  await expect(proofQuestion(page)).toBeHidden();
});

async function makeAdministrator({ request }: Page, { email }: Account): Promise<void> {
  const authCode = await freshCode(await staffAccount('Extended'));
  expect((await request.post('/api/user/proof', { form: { authCode } })).ok()).toBe(true);
  const filter = JSON.stringify({ q: email });
  const found = await request.get('/api/admin/customers', { params: { filter } });
  const [person]: { id: string }[] = await found.json();
  const path = `/api/admin/customers/${person?.id}/roles`;
  const reply = await request.post(path, { form: { extended: 'true' } });
  expect(await reply.json()).toMatchObject({ Status: 'SUCCESS' });
}

/** A recovery code opens a session, but doesn't count as proof. */
async function signInUnproven({ request }: Page, account: Account): Promise<void> {
  const { email: username, password } = account;
  const form = { authCode: await freshCode(account) };
  const renewed = await request.post('/api/user/recoveryCodes', { form });
  const [code = '']: string[] = (await renewed.json()).RecoveryCodes;
  await request.post('/logout');
  await request.post('/login', { form: { username, password, rct: 'sandbox:SIGNIN' } });
  const overrides = { authCode: code, rct: 'sandbox:ACCOUNT_VALIDATION' };
  const reply = await request.post('/api/user/mfa', { form: overrides });
  expect(await reply.json()).toMatchObject({ Status: 'SUCCESS' });
}
