import type { LabelState } from '@spindle/sdk/domain/shipping/void-label';

/** Longer than a request takes, so no client is still waiting for the outcome. */
const minuteMs = 60_000;
/** The carrier's refund takes days to weeks. The carrier then sends an event, which may be lost. */
const betweenMs = 6 * 60 * minuteMs;

/** Returns when a job asks the carrier about a label again, or null if nothing is open. */
export function nextCheck(state: LabelState, now: Date): Date | null {
  if (state === 'VOIDING') return new Date(now.getTime() + minuteMs);
  if (state === 'VOID_REQUESTED') return new Date(now.getTime() + betweenMs);
  return null;
}
