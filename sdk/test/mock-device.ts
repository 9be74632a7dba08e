import { onTestFinished } from 'vitest';
import { addPasskey } from '../conformance/makers/passkey.ts';
import type { ShopClient } from '../src/client.ts';

interface Requested {
  publicKey: { challenge: ArrayBuffer };
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const textOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

/** Simulates a phone with a passkey of the signed-in account until the test ends. */
export async function mockDevice(shop: ShopClient) {
  const { origin, hostname: rpId } = window.location;
  const phone = await addPasskey(shop, origin);
  const owner = { continues: true };
  const rest = { rpId, timeout: 0, userVerification: 'required', allowCredentials: [] } as const;

  async function get({ publicKey }: Requested) {
    if (!owner.continues) throw new DOMException('They would rather not.', 'NotAllowedError');
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
