import { CHALLENGE_MS } from '../../../domain/identity/passkeys.ts';
import { READABLE } from '../../../domain/identity/recovery-codes.ts';
import type { AnyMockCall } from '../../core/call.ts';
import { randomText } from '../../core/random-text.ts';

type ChallengeCall = Pick<AnyMockCall, 'session' | 'now'>;
type Purpose = 'add' | 'use';

/** A new challenge that waits for its answer, in place of an earlier one. */
export function keepChallenge({ session, now }: ChallengeCall, purpose: Purpose): string {
  const challenge = randomText(32, READABLE);
  const until = new Date(now.getTime() + CHALLENGE_MS).toISOString();
  session.passkeyChallenges[purpose] = { challenge, until };
  return challenge;
}

/** The challenge that waits; it waits no more, whatever comes of the answer. Null: none does. */
export function takeChallenge({ session, now }: ChallengeCall, purpose: Purpose): string | null {
  const waiting = session.passkeyChallenges[purpose];
  delete session.passkeyChallenges[purpose];
  if (waiting === undefined || Date.parse(waiting.until) <= now.getTime()) return null;
  return waiting.challenge;
}

/** A passkey of somebody's. Its key is not kept: nobody verifies anything for the played shop. */
export interface MockPasskey {
  id: string;
  name: string;
  credentialId: string;
  transports: string[];
  counter: number;
  /** Good without the password, until what opens the account is changed. */
  alone: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

/** What a device has to sign next. */
export interface Challenge {
  challenge: string;
  /** ISO 8601. */
  until: string;
}
