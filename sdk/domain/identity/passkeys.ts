import type { components } from '../../src/schema.d.ts';
import { noSuch } from '../records.ts';
import { fullName } from './full-name.ts';
import { presentDone, presentRejection, rejection, type Rejection } from '../rejection.ts';

type Schemas = components['schemas'];
type PasskeyAdded = Schemas['PasskeyAdded'];

/** Maximum number of passkeys per account. A table constraint enforces it too. */
export const MAX_PASSKEYS = 10;

/** How long a passkey challenge is valid. */
export const CHALLENGE_MS = 5 * 60_000;

/** Default name of a passkey. */
export const DEFAULT_PASSKEY_NAME = 'Passkey';

export const noSuchPasskey = noSuch('passkey');
export const passkeysFull = rejection(
  'PASSKEYS_FULL',
  `You can have up to ${MAX_PASSKEYS} passkeys. Remove one first.`,
);
export const passkeyWrong = rejection(
  'PASSKEY_NOT_RIGHT',
  "That passkey wasn't accepted. Try again, or use your authenticator code.",
);
export const challengeExpired = rejection('START_AGAIN', 'This request has expired. Start over.');
export const passwordAlsoNeeded = rejection(
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
  /** Whether this session has only passed the password step. */
  halfIn: boolean;
  /** Whether the device verified its owner. */
  verified: boolean;
  /** Whether the passkey was last used with the current password. */
  alone: boolean;
  /** False when the password was revoked and has to be recovered first. */
  hasPassword: boolean;
}

/** Returns why a valid passkey isn't enough to sign in, or null if it is enough. */
export function validatePasskey({
  halfIn,
  verified,
  alone,
  hasPassword,
}: RightPasskey): Rejection | null {
  if (halfIn) return null;
  if (!verified || !alone) return passwordAlsoNeeded;
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
 * Returns the options for signing in with a passkey.
 * @param own passkeys of the account whose password was accepted. Null without a password: the
 * device then has to verify its owner, because nothing else does.
 */
export const presentRequest = (
  input: { challenge: string; rpId: string },
  own: readonly StoredPasskey[] | null,
): Schemas['PasskeyRequestOptions'] => ({
  ...input,
  timeout: CHALLENGE_MS,
  allowCredentials: (own ?? []).map(asDescriptor),
  userVerification: own === null ? 'required' : 'preferred',
});

/** Returns the options for creating a passkey. */
export const presentCreation = (
  { challenge, rpId, rpName, handle, user, algorithms }: NewPasskey,
  own: readonly StoredPasskey[],
): Schemas['PasskeyCreationOptions'] => ({
  challenge,
  rp: { id: rpId, name: rpName },
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
  /** The shop's name. */
  rpName: string;
  /** The WebAuthn user handle, which the device stores with the key. */
  handle: string;
  user: Record<'email' | 'firstName' | 'lastName', string>;
  algorithms: readonly number[];
}
