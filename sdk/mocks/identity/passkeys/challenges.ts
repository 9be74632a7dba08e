import { CHALLENGE_MS } from '../../../domain/identity/passkeys.ts';
import { READABLE } from '../../../domain/identity/recovery-codes.ts';
import type { AnyMockCall } from '../../core/call.ts';
import { randomText } from '../../core/random-text.ts';

type ChallengeCall = Pick<AnyMockCall, 'session' | 'now'>;
type Purpose = 'add' | 'use';

/** Creates a challenge that replaces an earlier one. */
export function saveChallenge({ session, now }: ChallengeCall, purpose: Purpose): string {
  const challenge = randomText(32, READABLE);
  const until = new Date(now.getTime() + CHALLENGE_MS).toISOString();
  session.passkeyChallenges[purpose] = { challenge, until };
  return challenge;
}

/**
 * Returns and removes the pending challenge, or returns null if there is none. A challenge can't be
 * reused, whatever the response.
 */
export function consumeChallenge({ session, now }: ChallengeCall, purpose: Purpose): string | null {
  const waiting = session.passkeyChallenges[purpose];
  delete session.passkeyChallenges[purpose];
  if (waiting === undefined || Date.parse(waiting.until) <= now.getTime()) return null;
  return waiting.challenge;
}

/** A person's passkey. Its key isn't stored, because the mock shop doesn't verify signatures. */
export interface MockPasskey {
  id: string;
  name: string;
  credentialId: string;
  transports: string[];
  counter: number;
  /**
   * Whether the passkey works without the password. It stops doing so when the account's
   * credentials change.
   */
  alone: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

/** The challenge that a device has to sign next. */
export interface Challenge {
  challenge: string;
  /** ISO 8601. */
  until: string;
}
