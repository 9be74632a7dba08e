import {
  assertionOf,
  optionsForDevice,
  orStopped,
} from '@spindle/sdk/domain/identity/device-answer';
import type { components } from '@spindle/sdk/schema';

type Schemas = components['schemas'];

/** Loaded when it is first needed: most people sign in without it. */
const browserLibrary = () => import('@simplewebauthn/browser');

/** What the browser has of it; none has it outside of a secure page. */
export const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

/** Has a device answer the challenge; null where its owner did not go on. */
export async function askForPasskey(
  options: Schemas['PasskeyRequestOptions'],
): Promise<Schemas['PasskeyAssertion'] | null> {
  const { startAuthentication } = await browserLibrary();
  return orStopped(async () =>
    assertionOf(await startAuthentication({ optionsJSON: optionsForDevice(options) })),
  );
}

/** Has a device make a passkey; null where its owner did not go on. */
export async function makePasskey(
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
