import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

/** A device's response to a passkey challenge. */
interface DeviceAnswer {
  id: string;
  rawId: string;
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | undefined;
  };
}

/** Returns the options to pass to the browser. */
export function optionsForDevice({
  allowCredentials,
  ...options
}: Schemas['PasskeyRequestOptions']) {
  // older browsers read an empty list as "no credential allowed"
  return allowCredentials.length === 0 ? options : { ...options, allowCredentials };
}

/** Returns the parts of the device's response that the shop needs. */
export function assertionOf({ id, rawId, response }: DeviceAnswer): Schemas['PasskeyAssertion'] {
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
}

const HAS_ONE = 'This device already has a passkey for your account.';
const NOT_MADE = "This device couldn't complete the request. Try another device.";

/** Returns the device's response, or null if its owner canceled. */
export async function orStopped<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw new Error(name === 'InvalidStateError' ? HAS_ONE : NOT_MADE, { cause: error });
  }
}
