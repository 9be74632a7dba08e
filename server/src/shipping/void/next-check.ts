import type { LabelState } from '@spindle/sdk/domain/shipping/void-label';

/** Longer than a click takes, so that nobody is still waiting for its outcome. */
const minuteMs = 60_000;
/** The carrier takes days to weeks to pay; an event says so, and may be lost. */
const betweenMs = 6 * 60 * minuteMs;

/** When a job asks the carrier about a label again; null where nothing is open. */
export function nextCheck(state: LabelState, now: Date): Date | null {
  if (state === 'VOIDING') return new Date(now.getTime() + minuteMs);
  if (state === 'VOID_REQUESTED') return new Date(now.getTime() + betweenMs);
  return null;
}
