import { rejection } from '../rejection.ts';

interface Kept {
  /** The last number that was given. */
  last: number;
  /** The last that is kept no more. */
  gone: number;
}

/** The number to read on from; null where what follows it is kept no more, or was never this shop's. */
export function readCursor(after: string | undefined, { last, gone }: Kept): number | null {
  if (after === undefined) return gone;
  const number = Number(after);
  return number < gone || number > last ? null : number;
}

export const eventsGone = rejection(
  'EVENTS_GONE',
  'Events after this one are no longer available. Read from the oldest, without after.',
);
