import type { components } from '../../src/schema.d.ts';
import { noSuch } from '../records.ts';
import { presentDone, presentRefusal, refusal, type Refusal } from '../refusal.ts';

type PasskeyAdded = components['schemas']['PasskeyAdded'];

/** How many passkeys an account can have; the table holds no more either. */
export const MOST_PASSKEYS = 10;

/** How long a challenge waits for its answer. */
export const CHALLENGE_MS = 5 * 60_000;

/** What a passkey is called that its owner gave no name. */
export const NAMELESS = 'Passkey';

export const noSuchPasskey = noSuch('passkey');
export const passkeysFull = refusal(
  'PASSKEYS_FULL',
  `Your account has ${MOST_PASSKEYS} passkeys, which is all it can have. Please remove one first.`,
);
export const passkeyWrong = refusal(
  'PASSKEY_NOT_RIGHT',
  'This passkey was not accepted. Please try again, or use your authenticator code.',
);
export const challengeOver = refusal(
  'START_AGAIN',
  'The time to answer is over. Please try again from the start.',
);
export const passwordBeside = refusal(
  'PASSWORD_NEEDED',
  'This passkey needs your password beside it. Please enter your e-mail address and password first, then use it in place of the code.',
);
export const lastFactor = refusal(
  'LAST_FACTOR',
  'This passkey is all that protects your account beside the password, so it stays.',
);
export const passkeyRemoved = 'The passkey was removed.';

export const presentPasskeyAdded = (id: string): PasskeyAdded => ({
  ...presentDone('Your passkey was added.'),
  id,
});

export const presentNotAdded = (because: Refusal): PasskeyAdded => ({
  ...presentRefusal(because),
  id: null,
});

/**
 * Why a right passkey signs nobody in by itself; null: it does.
 * @param verified its owner was verified by the device itself
 * @param alone the password is the one that it was used with last
 */
export const refuseAlone = ({
  verified,
  alone,
}: {
  verified: boolean;
  alone: boolean;
}): Refusal | null => (verified && alone ? null : passwordBeside);
