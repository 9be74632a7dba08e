import type { components } from '../../src/schema.d.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { plusDays, type Day } from '../time/calendar.ts';
import { longDayText } from '../time/day-text.ts';
import { startOfDay } from '../time/shop-days.ts';

export const sentByParcel = (title: string) =>
  rejection(
    'SENT_BY_PARCEL',
    `“${title}” is sent by parcel. Only digital items and subscriptions can be given.`,
  );
export const untilEndOf = (day: Day) => `until the end of ${longDayText(day)}`;
const boughtByOrder = rejection(
  'NOT_GIVEN_BY_STAFF',
  'This was bought. It ends when its order is refunded.',
);
const boughtBySubscription = rejection(
  'NOT_GIVEN_BY_STAFF',
  'This comes with a subscription, and ends with it.',
);
export const takenBackBefore = rejection('ALREADY_TAKEN_BACK', 'This has been taken back already.');
export const takenBack = 'The access was taken back.';

type Source = components['schemas']['AdminEntitlement']['source'];

/** Why staff cannot take back what they did not give. */
export const bought: Record<Exclude<Source, 'GRANT'>, Rejection> = {
  ORDER: boughtByOrder,
  SUBSCRIPTION: boughtBySubscription,
};

const SHORTEST_NOTE = 3;

interface InvalidTerms {
  reason: string;
  error: { path: 'until' | 'note'; message: string };
}

/**
 * Until when something is given, null for good, and why; or what is wrong with that.
 * @param until the last day of it by the shop's calendar: `2026-12-31`
 */
export function grantTerms(
  given: { until?: Day | undefined; note: string },
  { now, timeZone }: { now: Date; timeZone: string },
): { endsAt: Date | null; note: string } | InvalidTerms {
  const { until } = given;
  const endsAt = until === undefined ? null : startOfDay(timeZone, plusDays(until, 1));
  if (endsAt !== null && endsAt <= now) {
    const message = 'is over. Choose today or a later day.';
    return { reason: `The last day ${message}`, error: { path: 'until', message } };
  }
  const note = given.note.trim();
  if (note.length >= SHORTEST_NOTE) return { endsAt, note };
  const message = 'is needed, so that colleagues know why.';
  return { reason: `A note ${message}`, error: { path: 'note', message } };
}
