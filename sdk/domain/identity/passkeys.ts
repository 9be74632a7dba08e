import type { components } from '../../src/schema.d.ts';
import { noSuch } from '../records.ts';
import { fullName } from './full-name.ts';
import { presentDone, presentRejection, rejection, type Rejection } from '../rejection.ts';

type Schemas = components['schemas'];
type PasskeyAdded = Schemas['PasskeyAdded'];

/** How many passkeys an account can have; the table holds no more either. */
export const MAX_PASSKEYS = 10;

/** How long a challenge waits for its answer. */
export const CHALLENGE_MS = 5 * 60_000;

/** What a passkey is called that its owner gave no name. */
export const NAMELESS = 'Passkey';

export const noSuchPasskey = noSuch('passkey');
export const passkeysFull = rejection(
  'PASSKEYS_FULL',
  `You can have up to ${MAX_PASSKEYS} passkeys. Remove one first.`,
);
export const passkeyWrong = rejection(
  'PASSKEY_NOT_RIGHT',
  "That passkey wasn't accepted. Try again, or use your authenticator code.",
);
export const challengeOver = rejection('START_AGAIN', 'This request has expired. Start again.');
export const passwordBeside = rejection(
  'PASSWORD_NEEDED',
  'This passkey also needs your password. Enter your email address and password first, then use the passkey instead of the code.',
);
export const lastFactor = rejection('LAST_FACTOR', "You can't remove your only second factor.");
export const passkeyRemoved = 'Passkey removed.';

export const presentPasskeyAdded = (id: string): PasskeyAdded => ({
  ...presentDone('Passkey added.'),
  id,
});

export const presentNotAdded = (because: Rejection): PasskeyAdded => ({
  ...presentRejection(because),
  id: null,
});

interface RightPasskey {
  /** Their password was accepted in this session, and nothing else yet. */
  halfIn: boolean;
  /** Its owner was verified by the device itself. */
  verified: boolean;
  /** The password is the one that it was used with last. */
  alone: boolean;
  /** False: it was voided, and has to be recovered first. */
  hasPassword: boolean;
}

/** Why a right passkey signs nobody in; null: it does. */
export function validatePasskey({
  halfIn,
  verified,
  alone,
  hasPassword,
}: RightPasskey): Rejection | null {
  if (halfIn) return null;
  if (!verified || !alone) return passwordBeside;
  return hasPassword ? null : passkeyWrong;
}

interface StoredPasskey {
  credentialId: string;
  transports: string[];
}

const asDescriptor = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

/**
 * What a device is asked to sign with a passkey.
 * @param own those of whoever's password was accepted; null: nobody's was, so that it has to verify its
 *   owner, as nothing else does
 */
export const presentRequest = (
  given: { challenge: string; rpId: string },
  own: readonly StoredPasskey[] | null,
): Schemas['PasskeyRequestOptions'] => ({
  ...given,
  timeout: CHALLENGE_MS,
  allowCredentials: (own ?? []).map(asDescriptor),
  userVerification: own === null ? 'required' : 'preferred',
});

/** What a device is asked to make a passkey for. */
export const presentCreation = (
  { challenge, rpId, handle, user, algorithms }: NewPasskey,
  own: readonly StoredPasskey[],
): Schemas['PasskeyCreationOptions'] => ({
  challenge,
  rp: { id: rpId, name: 'Spindle' },
  user: { id: handle, name: user.email, displayName: fullName(user) },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  excludeCredentials: own.map(asDescriptor),
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
});

interface NewPasskey {
  challenge: string;
  rpId: string;
  /** What the device keeps beside the key. */
  handle: string;
  user: Record<'email' | 'firstName' | 'lastName', string>;
  algorithms: readonly number[];
}
