import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { codeOf, displayedRecoveryCodes, displayedSecret } from '../fixtures/authenticator.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { mailedCode } from '../fixtures/mailed-code.ts';
import { enterCode } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'plinth grommet wicker tundra';

async function enterDetails(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Verify Password').fill(PASSWORD);
  await page.getByLabel('First Name').fill('Grace');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
}

test('a visitor creates an account and signs in with it', async ({ page }) => {
  // Every step is checked in two widths and two schemes.
  test.slow();
  const email = `grace-${randomUUID()}@example.com`;
  await page.goto('/home');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Account' })).toBeVisible();
  await expectAccessible(page, 'registration, details');
  await enterDetails(page, email);
  await expectAccessible(page, 'registration, authenticator');

  await page.reload();
  await enterCode(page, await codeOf(await displayedSecret(page)));
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectAccessible(page, 'registration, mailed code');

  await page.reload();
  await page.getByLabel('Email code').fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is verified' })).toBeVisible();
  const [recoveryCode = ''] = await displayedRecoveryCodes(page);
  await expectAccessible(page, 'registration, verified');

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without your recovery codes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: "I've saved my codes" }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await enterCode(page, recoveryCode);
  await expect(page).toHaveURL(/\/home$/);
});

test('starting again begins with the details, and stays there', async ({ page }) => {
  await page.goto('/ui/registration');
  await enterDetails(page, `grace-${randomUUID()}@example.com`);
  const first = await displayedSecret(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.reload();
  await enterDetails(page, `grace-${randomUUID()}@example.com`);
  expect(await displayedSecret(page)).not.toBe(first);
});

test('leaving halfway, with the top bar or Back, continues at the same step', async ({ page }) => {
  const email = `grace-${randomUUID()}@example.com`;
  await page.goto('/home');
  const register = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await register.click();
  await enterDetails(page, email);
  const secret = await displayedSecret(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await register.click();
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
  expect(await displayedSecret(page)).toBe(secret);

  await enterCode(page, await codeOf(secret));
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page).toHaveURL(/\/ui\/shop$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByLabel('Email code').fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is verified' })).toBeVisible();
});
