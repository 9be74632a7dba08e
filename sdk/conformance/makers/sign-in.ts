import type { ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { Account, ConformingShop } from '../conforming-shop.ts';
import { freshCode } from './authenticator.ts';

/**
 * Enters the password, the first half of a sign-in. Until the code is entered, the session has no
 * rights.
 */
export function enterPassword(
  client: ShopClient,
  { email, password }: Pick<Account, 'email' | 'password'>,
) {
  const body = { username: email, password, rct: 'sandbox:SIGNIN' };
  return replyOf(client.POST('/login', { body }));
}

/** Enters the authenticator's code, or a recovery code. */
export function enterCode(client: ShopClient, authCode: string) {
  const body = { authCode, rct: 'sandbox:ACCOUNT_VALIDATION' };
  return replyOf(client.POST('/api/user/mfa', { body }));
}

/** Signs in to the account in this browser, as a person would. Moves the clock a minute ahead. */
export async function signInAt(
  shop: ConformingShop,
  account: Pick<Account, 'email' | 'password' | 'totpSecret'>,
): Promise<ShopClient> {
  const browser = shop.visitor();
  demand(await enterPassword(browser, account));
  demand(await enterCode(browser, freshCode(shop, account.totpSecret)));
  return browser;
}

/** Returns whether this browser is fully signed in, including the code. */
export async function isSignedIn(browser: ShopClient): Promise<boolean> {
  const { data } = await browser.GET('/api/user');
  return data?.MFA === true;
}

function demand({ Status, Reason }: { Status: string; Reason: string }): void {
  if (Status !== 'SUCCESS') throw new Error(Reason);
}
