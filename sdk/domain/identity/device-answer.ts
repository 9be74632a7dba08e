import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

/** What a device says to a challenge. */
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

/** Of the shop's options, those that a browser is given. */
export function optionsForDevice({
  allowCredentials,
  ...options
}: Schemas['PasskeyRequestOptions']) {
  // an empty list would be one of which nothing is allowed in older browsers
  return allowCredentials.length === 0 ? options : { ...options, allowCredentials };
}

/** Of a device's answer, what the shop is told. */
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

const HAS_ONE = 'This device holds a passkey for your account already.';
const NOT_MADE = 'This device could not do it. Please try another one.';

/** What a device answers, or null where its owner did not go on. */
export async function orStopped<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw new Error(name === 'InvalidStateError' ? HAS_ONE : NOT_MADE, { cause: error });
  }
}
