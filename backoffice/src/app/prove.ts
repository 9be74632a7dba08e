import { asJson } from '@spindle/sdk/client';
import {
  assertionOf,
  optionsForDevice,
  orStopped,
} from '@spindle/sdk/domain/identity/device-answer';
import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../providers/shop.ts';

/** Browsers support passkeys on secure pages only. */
export const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

export const proveByCode = (authCode: string) =>
  replyOf(shop.POST('/api/user/proof', { body: { authCode } }));

/** Returns null if the user cancels the passkey prompt. */
export async function proveByPasskey() {
  const options = await replyOf(shop.POST('/api/user/passkeySignIn/options'));
  // Loaded on demand: most people enter a code.
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const body = await orStopped(async () =>
    assertionOf(await startAuthentication({ optionsJSON: optionsForDevice(options) })),
  );
  return body && replyOf(shop.POST('/api/user/proof', { body, ...asJson }));
}
