const MINUTE = 60_000;

/** A session expires after half an hour without a request, and after twelve hours in any case. */
export const SESSION_IDLE_MS = 30 * MINUTE;
export const MAX_SESSION_MS = 12 * 60 * MINUTE;

/** Precision of `last_seen_at`. Saves a write on most requests. */
export const TOUCH_MS = MINUTE;

/** Returns the cutoff times: sessions last seen or created earlier have expired. */
export function sessionHorizon(now: Date) {
  return {
    seenAfter: new Date(now.getTime() - SESSION_IDLE_MS),
    madeAfter: new Date(now.getTime() - MAX_SESSION_MS),
  };
}
