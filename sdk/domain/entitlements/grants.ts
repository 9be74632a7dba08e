import type { components } from '../../src/schema.d.ts';
import type { AuditedAction } from '../audit/audited-action.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { plusDays, type Day } from '../time/calendar.ts';
import { longDayText } from '../time/day-text.ts';
import { startOfDay } from '../time/shop-days.ts';
import type { InvalidField } from '../invalid-field.ts';

const sentByParcel = (title: string) =>
  rejection(
    'SENT_BY_PARCEL',
    `“${title}” ships in a parcel. You can grant access only to digital items and subscriptions.`,
  );
const untilEndOf = (day: Day) => `until the end of ${longDayText(day)}`;
const boughtByOrder = rejection(
  'NOT_GIVEN_BY_STAFF',
  'This access was bought. To end it, refund the order.',
);
const boughtBySubscription = rejection(
  'NOT_GIVEN_BY_STAFF',
  'This access comes with a subscription and ends with it.',
);
const takenBackBefore = rejection('ALREADY_TAKEN_BACK', 'This access was already revoked.');
export const takenBack = 'Access revoked.';

type Source = components['schemas']['AdminEntitlement']['source'];

/** Why staff can't revoke access that was bought. */
const bought: Record<Exclude<Source, 'GRANT'>, Rejection> = {
  ORDER: boughtByOrder,
  SUBSCRIPTION: boughtBySubscription,
};

const SHORTEST_NOTE = 3;

/** The label of the field `until`. */
export const lastDayLabel = 'The last day';

/** The terms of access granted by staff. */
export interface GrantTerms {
  /** Exclusive end. Null if it never ends. */
  endsAt: Date | null;
  /** The reason, for other staff. */
  note: string;
  /** The last day in the shop's calendar: `2026-12-31`. */
  until?: Day | undefined;
}

/** Parses the terms of a grant, or returns the invalid field. */
export function grantTerms(
  { until, note: typed }: { until?: Day | undefined; note: string },
  { now, timeZone }: { now: Date; timeZone: string },
): GrantTerms | { invalid: InvalidField } {
  const endsAt = until === undefined ? null : startOfDay(timeZone, plusDays(until, 1));
  if (endsAt !== null && endsAt <= now) {
    const message = 'is in the past. Choose today or a later day.';
    return { invalid: { path: 'until', subject: lastDayLabel, message } };
  }
  const note = typed.trim();
  if (note.length >= SHORTEST_NOTE) return { endsAt, note, until };
  const message = 'is required so other staff know why.';
  return { invalid: { path: 'note', subject: 'A note', message } };
}

interface NewGrant {
  person: { id: string; email: string };
  item: {
    catalogId: string;
    itemId: string;
    title: string;
    digital: boolean;
    subscription: boolean;
  };
  /**
   * The existing grant of the item, if any. It is updated rather than replaced, which preserves its
   * license keys.
   */
  present: Omit<GrantTerms, 'until'> | null;
}

/** Decides whether staff can grant a customer an item without a purchase. */
export function decideGrant(
  { person, item, present }: NewGrant,
  terms: GrantTerms,
): { audit: AuditedAction; reason: string } | Rejection {
  const { title, digital, subscription } = item;
  if (!digital && !subscription) return sentByParcel(title);
  const how = terms.until === undefined ? 'permanently' : untilEndOf(terms.until);
  const audit = {
    action: 'entitlements.grant',
    subject: `customer ${person.id}`,
    before: present && audited(item, present),
    after: audited(item, terms),
  };
  return { audit, reason: `${person.email} has access to “${title}” ${how}.` };
}

/**
 * Decides whether staff can revoke access.
 * @param grant null if the access wasn't granted by staff
 */
export function decideWithdrawal(
  entitlement: { userId: string; source: Source; catalogId: string; itemId: string },
  grant: (Omit<GrantTerms, 'until'> & { withdrawnAt: Date | string | null }) | null,
  now: Date,
): AuditedAction | Rejection {
  const { source, userId } = entitlement;
  if (source !== 'GRANT') return bought[source];
  if (grant === null || grant.withdrawnAt !== null) return takenBackBefore;
  return {
    action: 'entitlements.withdraw',
    subject: `customer ${userId}`,
    before: audited(entitlement, grant),
    after: audited(entitlement, grant, now),
  };
}

const audited = (
  { catalogId, itemId }: { catalogId: string; itemId: string },
  { endsAt, note }: GrantTerms,
  withdrawnAt: Date | null = null,
) => ({
  catalogId,
  itemId,
  endsAt: endsAt?.toISOString() ?? null,
  note,
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});
