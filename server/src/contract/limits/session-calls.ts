import { tooManyRequests } from '@spindle/sdk/contract/failure';
import { tooManyCalls } from '@spindle/sdk/domain/calls/refuse-call';

const WINDOW_MS = 60_000;
/** Sessions that are counted at once; of more, the first are counted anew. */
const MOST_SESSIONS = 20_000;

interface Window {
  calls: number;
  until: number;
}

/**
 * Counts the calls of each session, minute by minute. No person comes near the limit; it stops a
 * program that runs away with somebody's session. Counted by each process for itself, so that no
 * call costs a statement.
 */
export function countSessionCalls(most: number): (sessionId: string, now: Date) => void {
  const windows = new Map<string, Window>();
  return (sessionId, now) => {
    const time = now.getTime();
    const known = windows.get(sessionId);
    if (known === undefined || known.until <= time) {
      // at the end again, so that the oldest stand first
      windows.delete(sessionId);
      windows.set(sessionId, { calls: 1, until: time + WINDOW_MS });
      const [oldest] = windows.keys();
      if (windows.size > MOST_SESSIONS && oldest !== undefined) windows.delete(oldest);
      return;
    }
    known.calls++;
    const seconds = (known.until - time) / 1000;
    if (known.calls > most) throw tooManyRequests(seconds, tooManyCalls(seconds));
  };
}
