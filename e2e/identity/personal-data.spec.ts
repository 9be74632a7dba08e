import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readZip } from '../../sdk/test/read-zip.ts';
import { newCustomer, type Account } from '../fixtures/accounts.ts';
import { newDevice } from '../fixtures/device.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { proofQuestion } from '../fixtures/submit-proof.ts';
import { addPasskey } from '../fixtures/passkeys.ts';
import { newRecoveryCode } from '../fixtures/recovery-code.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { signOut } from '../fixtures/sign-out.ts';
import { expect, test } from '../fixtures/test.ts';

// The browser reports the rejection that prompts for proof.
test.use({ expectedProblems: [/403 \(Forbidden\) \(.*\/api\/user\/export\)/] });

test('a customer downloads all their data, and has their account deleted after a waiting period', async ({
  page,
  staff,
}) => {
  test.slow();
  const administrator = await staff('Extended');
  const account = await newCustomer(({ email }) => includesAllPurchases(administrator, email));
  const data = page.getByRole('region', { name: 'Your data' });

  await test.step('signs in with a recovery code, which is no proof', async () => {
    await signIn(page, account);
    await newDevice(page);
    await openAccount(page);
    await addPasskey(page, 'Work laptop');
    const code = await newRecoveryCode(page, account);
    await signOut(page);
    await signIn(page, account, code);
  });

  await test.step('requests the data, and is asked for a proof in place', async () => {
    await openAccount(page);
    await data.getByRole('button', { name: 'Request my data' }).click();
    await expect(proofQuestion(page)).toBeVisible();
    await expectAccessible(page, 'proof asked in place, by code or passkey');
    await proofQuestion(page).getByRole('button', { name: 'Use a passkey instead' }).click();
    await readAndClose(page, "We'll email you when it's ready to download.");
    // Updates without a reload.
    await expect(data.getByText(/^You can download your data until/)).toBeVisible();
  });

  await test.step('follows the email, and downloads it', async () => {
    await page.goto(await linkIn(account, 'Your Spindle data is ready'));
    const coming = page.waitForEvent('download');
    await data.getByRole('button', { name: 'Download my data' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('spindle-data.zip');
    const files = readZip(await readFile(await download.path()));
    expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject([{ email: account.email }]);
    expect(JSON.parse(files.get('passkeys.json') ?? '')).toMatchObject([{ name: 'Work laptop' }]);
    expect(files.get('index.html')).toContain(account.email);
  });

  const willBeDeleted = data.getByText(/^Your account will be deleted on \w+ \d+, \d{4}\.$/);
  const inTwoWeeks = /^Your account will be deleted on \w+ \d+, \d{4}\. You can cancel/;

  await test.step('requests the deletion, and cancels it', async () => {
    await askForDeletion(page);
    await readAndClose(page, inTwoWeeks);
    await expect(willBeDeleted).toBeVisible();
    await expectAccessible(page, 'account, data and deletion');
    await page.goto(await linkIn(account, 'Your Spindle account will be deleted'));
    await data.getByRole('button', { name: 'Keep my account' }).click();
    await readAndClose(page, 'Account deletion canceled.');
    await expect(willBeDeleted).toBeHidden();
    await linkIn(account, "We're keeping your Spindle account");
  });

  await test.step('requests it again', async () => {
    await askForDeletion(page);
    await readAndClose(page, inTwoWeeks);
    await page.reload();
    await expect(willBeDeleted).toBeVisible();
  });
});

/** An account can't be deleted while an order is in progress. Most demo customers have none. */
async function includesAllPurchases(administrator: Page, email: string): Promise<boolean> {
  const filter = encodeURIComponent(JSON.stringify({ email }));
  const reply = await administrator.request.get(`/api/admin/orders?filter=${filter}&range=[0,99]`);
  expect(reply.status()).toBe(200);
  const orders: { orderState: string }[] = await reply.json();
  return orders.every(({ orderState }) =>
    ['SHIPPED', 'CANCELLED', 'REFUNDED'].includes(orderState),
  );
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
}

async function askForDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(question).toContainText('You have 14 days to change your mind');
  await question.getByRole('button', { name: 'Delete account' }).click();
}

async function readAndClose(page: Page, text: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'SUCCESS' });
  await expect(dialog.getByText(text)).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
}

/** Returns the link in the email with that subject, once it has arrived. */
async function linkIn({ email }: Account, subject: string): Promise<string> {
  const mail = async () => (await sandbox.mails(email)).find((one) => one.subject === subject);
  await expect.poll(mail, subject).toBeDefined();
  return (await mail())?.text.match(/https?:\/\/\S+/)?.[0] ?? '';
}
