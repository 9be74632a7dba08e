import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../../shop/api.ts';
import { requestPasskey } from './ask-device.ts';

export const proveByCode = (authCode: string) =>
  replyOf(shop.POST('/api/user/proof', { body: { authCode } }));

/** Returns null if the user cancels the passkey prompt. */
export async function proveByPasskey() {
  const body = await requestPasskey(await replyOf(shop.POST('/api/user/passkeySignIn/options')));
  if (body === null) return null;
  return replyOf(shop.POST('/api/user/proof', { body, ...asJson }));
}
