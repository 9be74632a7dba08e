import type { components } from '@spindle/sdk/schema';

type Schemas = components['schemas'];

/** Loaded when it is first needed: most people sign in without it. */
const browserLibrary = () => import('@simplewebauthn/browser');

/** What the browser has of it; none has it outside of a secure page. */
export const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

const HAS_ONE = 'This device holds a passkey for your account already.';
const NOT_MADE = 'This device could not do it. Please try another one.';

/** Has a device answer the challenge; null where its owner did not go on. */
export async function askForPasskey(
  options: Schemas['PasskeyRequestOptions'],
): Promise<Schemas['PasskeyAssertion'] | null> {
  const { startAuthentication } = await browserLibrary();
  return orStopped(async () => {
    const answer = await startAuthentication({ optionsJSON: withTransports(options) });
    const { id, rawId, response } = answer;
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  });
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

/** An empty list would be one of which nothing is allowed in older browsers. */
function withTransports({ allowCredentials, ...options }: Schemas['PasskeyRequestOptions']) {
  return allowCredentials.length === 0 ? options : { ...options, allowCredentials };
}

async function orStopped<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw new Error(name === 'InvalidStateError' ? HAS_ONE : NOT_MADE, { cause: error });
  }
}
