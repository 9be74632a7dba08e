import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../shop/api.ts';
import { mockShop } from './api.ts';
import { codeFrom } from './code-of.ts';

/** Somebody who has no account yet. */
export const newcomer = {
  email: 'nils.aldous@example.com',
  password: 'correct horse battery',
  firstName: 'Nils',
  lastName: 'Aldous',
};

/** What the shop knows of the attempt that was begun last. */
export function attempt() {
  const last = mockShop.read().registrations.at(-1);
  if (last === undefined) throw new Error('Nobody registers.');
  return last;
}

/** As after step 1, in another visit of the page. */
export async function giveDetails(): Promise<void> {
  const body = { ...newcomer, vpassword: newcomer.password, rct: '' };
  await replyOf(shop.POST('/api/user/registration', { body }));
}

/** As after step 2: a code is mailed. */
export async function confirmAuthenticator(): Promise<void> {
  await giveDetails();
  const authCode = codeFrom(attempt().authenticator);
  await replyOf(shop.POST('/api/user/mfa', { body: { email: newcomer.email, authCode, rct: '' } }));
}
