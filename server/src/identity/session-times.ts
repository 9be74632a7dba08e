const MINUTE = 60_000;

/** A session ends when nothing was heard of it for half an hour, and in any case after twelve. */
export const SESSION_IDLE_MS = 30 * MINUTE;
export const MAX_SESSION_MS = 12 * 60 * MINUTE;

/** How exactly it is known when a session was last heard of; saves a write on most requests. */
export const TOUCH_MS = MINUTE;

/** Sessions last seen, or made, before these moments have ended. */
export function sessionHorizon(now: Date) {
  return {
    seenAfter: new Date(now.getTime() - SESSION_IDLE_MS),
    madeAfter: new Date(now.getTime() - MAX_SESSION_MS),
  };
}
