import {
  base64URLStringToBuffer as bytesOf,
  bufferToBase64URLString as textOf,
} from '@simplewebauthn/browser';
import { addPasskey } from '@spindle/sdk/conformance/makers/passkey';
import { onTestFinished } from 'vitest';
import { shop } from '../providers/shop.ts';

interface Asked {
  publicKey: { challenge: ArrayBuffer };
}

/** Until the test ends: a phone that holds a passkey of whoever is signed in. */
export async function playDevice() {
  const { origin, hostname: rpId } = window.location;
  const phone = await addPasskey(shop, origin);
  const owner = { goesOn: true };
  const rest = { rpId, timeout: 0, userVerification: 'required', allowCredentials: [] } as const;

  async function get({ publicKey }: Asked) {
    if (!owner.goesOn) throw new DOMException('They would rather not.', 'NotAllowedError');
    const options = { ...rest, allowCredentials: [], challenge: textOf(publicKey.challenge) };
    const { id, type, response } = phone.get(options);
    return {
      id,
      rawId: bytesOf(id),
      type,
      response: {
        clientDataJSON: bytesOf(response.clientDataJSON),
        authenticatorData: bytesOf(response.authenticatorData),
        signature: bytesOf(response.signature),
        userHandle: bytesOf(response.userHandle ?? ''),
      },
      getClientExtensionResults: () => ({}),
    };
  }

  const browser = [
    [globalThis, 'PublicKeyCredential', () => undefined],
    [navigator, 'credentials', { get }],
  ] as const;
  for (const [where, name, value] of browser)
    Object.defineProperty(where, name, { configurable: true, value });
  onTestFinished(() => {
    for (const [where, name] of browser) Reflect.deleteProperty(where, name);
  });
  return owner;
}
