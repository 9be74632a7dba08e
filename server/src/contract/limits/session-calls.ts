import { tooManyRequests } from '@spindle/sdk/contract/failure';
import { tooManyCalls } from '@spindle/sdk/domain/calls/validate-call';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
/**
 * Maximum number of counted sessions. Beyond it, the least recently active sessions start over at
 * zero.
 */
const MAX_SESSIONS = 20_000;

interface Window {
  calls: number;
  until: number;
}

/**
 * Counts the calls of each session per minute. No person comes near the limit, which stops a
 * runaway program that uses someone's session. Each process counts separately, so that no call
 * costs a statement. `rate-limiter-flexible` would keep a timer for each session, with no limit on
 * their number.
 */
export function countSessionCalls(limit: number): (sessionId: string, now: Date) => void {
  const windows = new LRUCache<string, Window>({ max: MAX_SESSIONS });
  return (sessionId, now) => {
    const time = now.getTime();
    const known = windows.get(sessionId);
    if (known === undefined || known.until <= time) {
      windows.set(sessionId, { calls: 1, until: time + WINDOW_MS });
      return;
    }
    known.calls++;
    const seconds = (known.until - time) / 1000;
    if (known.calls > limit) throw tooManyRequests(seconds, tooManyCalls(seconds));
  };
}
