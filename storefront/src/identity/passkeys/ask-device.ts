import {
  assertionOf,
  optionsForDevice,
  orStopped,
} from '@spindle/sdk/domain/identity/device-answer';
import type { components } from '@spindle/sdk/schema';

type Schemas = components['schemas'];

/** Loaded on demand, because most people sign in without a passkey. */
const browserLibrary = () => import('@simplewebauthn/browser');

/** Browsers support passkeys on secure pages only. */
export const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

/** Asks a device to answer the challenge. Returns null if the user cancels. */
export async function requestPasskey(
  options: Schemas['PasskeyRequestOptions'],
): Promise<Schemas['PasskeyAssertion'] | null> {
  const { startAuthentication } = await browserLibrary();
  return orStopped(async () =>
    assertionOf(await startAuthentication({ optionsJSON: optionsForDevice(options) })),
  );
}

/** Asks a device to create a passkey. Returns null if the user cancels. */
export async function createPasskey(
  options: Schemas['PasskeyCreationOptions'],
): Promise<Schemas['AddPasskeyInput'] | null> {
  const { startRegistration } = await browserLibrary();
  return orStopped(async () => {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: {
        clientDataJSON,
        attestationObject,
        ...(transports !== undefined && { transports }),
      },
    };
  });
}
