import { asJson } from '@spindle/sdk/client';
import {
  assertionOf,
  optionsForDevice,
  orStopped,
} from '@spindle/sdk/domain/identity/device-answer';
import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../providers/shop.ts';

/** What the browser has of passkeys; none has it outside of a secure page. */
export const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

export const proveByCode = (authCode: string) =>
  replyOf(shop.POST('/api/user/proof', { body: { authCode } }));

/** Null where the device's owner did not go on. */
export async function proveByPasskey() {
  const options = await replyOf(shop.POST('/api/user/passkeySignIn/options'));
  // loaded when it is first needed: most people give a code
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const body = await orStopped(async () =>
    assertionOf(await startAuthentication({ optionsJSON: optionsForDevice(options) })),
  );
  return body && replyOf(shop.POST('/api/user/proof', { body, ...asJson }));
}
