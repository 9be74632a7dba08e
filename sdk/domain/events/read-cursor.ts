import { rejection } from '../rejection.ts';

interface SavedNumbers {
  /** The highest number assigned so far. */
  last: number;
  /** The highest number already deleted. */
  gone: number;
}

/**
 * Returns the number to continue reading from, or null if later events have been deleted, or if the
 * number was never assigned.
 */
export function readCursor(after: string | undefined, { last, gone }: SavedNumbers): number | null {
  if (after === undefined) return gone;
  const number = Number(after);
  return number < gone || number > last ? null : number;
}

export const eventsPruned = rejection(
  'EVENTS_GONE',
  'Events after this one are no longer available. To start with the oldest available event, omit the after parameter.',
);
