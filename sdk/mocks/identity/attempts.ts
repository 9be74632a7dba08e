import { MAILS_PER_NETWORK } from '../../domain/identity/mailed-codes.ts';
import { tooManyRequests } from '../../contract/failure.ts';
import type { AnyMockCall } from '../core/call.ts';

const QUARTER_MS = 15 * 60_000;

/**
 * How many tries are let through in a quarter of an hour, for one account or address. Whoever plays
 * the shop is in one network.
 */
const MAX = {
  'sign-in-account': 10,
  'authenticator-code-account': 5,
  'change-password-account': 10,
  'discount-code-account': 10,
  'registration-mail': MAILS_PER_NETWORK,
  'recovery-mail': MAILS_PER_NETWORK,
} as const;

type Counted = keyof typeof MAX;
type AttemptCall = Pick<AnyMockCall, 'state' | 'now'>;

/** Counts one try before it is made; answers how many are left. @throws Failure 429 where there have been too many */
export function countAttempt({ state, now }: AttemptCall, name: Counted, whom: string): number {
  const key = `${name} ${whom}`;
  const before = state.tries[key];
  const running = before !== undefined && Date.parse(before.until) > now.getTime();
  const tries = running
    ? { ...before, count: before.count + 1 }
    : { count: 1, until: new Date(now.getTime() + QUARTER_MS).toISOString() };
  state.tries[key] = tries;
  const left = MAX[name] - tries.count;
  if (left >= 0) return left;
  throw tooManyRequests((Date.parse(tries.until) - now.getTime()) / 1000);
}

/** Takes one try back that turned out well. */
export function forgiveAttempt({ state }: AttemptCall, name: Counted, whom: string): void {
  const tries = state.tries[`${name} ${whom}`];
  if (tries !== undefined) tries.count = Math.max(0, tries.count - 1);
}

export function clearAttempts({ state }: AttemptCall, name: Counted, whom: string): void {
  delete state.tries[`${name} ${whom}`];
}
