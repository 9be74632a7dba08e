import { countCall } from '../../domain/calls/token-calls.ts';
import { EMAILS_PER_NETWORK } from '../../domain/identity/mailed-codes.ts';
import { tooManyRequests } from '../../contract/failure.ts';
import type { AnyMockCall } from '../core/call.ts';

const QUARTER_SECONDS = 15 * 60;

/**
 * Maximum attempts in 15 minutes per account or address. Emails use the limit per network, because
 * all visitors of a mock shop share one network.
 */
const MAX = {
  'sign-in-account': 10,
  'authenticator-code-account': 5,
  'change-password-account': 10,
  'discount-code-account': 10,
  'registration-mail': EMAILS_PER_NETWORK,
  'recovery-mail': EMAILS_PER_NETWORK,
} as const;

type AttemptKind = keyof typeof MAX;
type AttemptCall = Pick<AnyMockCall, 'state' | 'now'>;

/**
 * Counts an attempt before it is made, and returns how many are left.
 * @throws Failure 429 after too many
 */
export function countAttempt(
  { state, now }: AttemptCall,
  name: AttemptKind,
  attempt: string,
): number {
  const key = `${name} ${attempt}`;
  const limit = { tries: MAX[name], seconds: QUARTER_SECONDS };
  const { left, seconds, ...counted } = countCall(state.tries[key], now, limit);
  state.tries[key] = counted;
  if (left < 0) throw tooManyRequests(seconds);
  return left;
}

/** Uncounts an attempt that succeeded. */
export function forgiveAttempt({ state }: AttemptCall, name: AttemptKind, attempt: string): void {
  const tries = state.tries[`${name} ${attempt}`];
  if (tries !== undefined) tries.made = Math.max(0, tries.made - 1);
}

export function clearAttempts({ state }: AttemptCall, name: AttemptKind, attempt: string): void {
  delete state.tries[`${name} ${attempt}`];
}
