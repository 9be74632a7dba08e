import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../shop/api.ts';
import { mockShop } from './api.ts';
import { codeFrom } from './code-of.ts';

/** A person without an account. */
export const newcomer = {
  email: 'nils.aldous@example.com',
  password: 'correct horse battery',
  firstName: 'Nils',
  lastName: 'Aldous',
};

/** Returns the shop's record of the latest registration. */
export function attempt() {
  const last = mockShop.read().registrations.at(-1);
  if (last === undefined) throw new Error('Nobody registers.');
  return last;
}

/** Completes step 1, as if on another visit to the page. */
export async function enterDetails(): Promise<void> {
  const body = { ...newcomer, vpassword: newcomer.password, rct: '' };
  await replyOf(shop.POST('/api/user/registration', { body }));
}

/** Completes step 2, which sends a code by email. */
export async function confirmAuthenticator(): Promise<void> {
  await enterDetails();
  const authCode = codeFrom(attempt().authenticator);
  await replyOf(shop.POST('/api/user/mfa', { body: { email: newcomer.email, authCode, rct: '' } }));
}
