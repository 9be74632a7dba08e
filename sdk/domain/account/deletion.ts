import { done, rejection, type Outcome, type Rejection } from '../rejection.ts';
import { formatDay } from '../time/format-date-time.ts';

/** Number of days during which the owner can cancel a deletion. */
export const DELETION_GRACE_DAYS = 14;
const DAY_MS = 86_400_000;

export const deletionDue = (from: Date): Date =>
  new Date(from.getTime() + DELETION_GRACE_DAYS * DAY_MS);

/** Open business that blocks a deletion. */
export interface Unfinished {
  /** Whether an order or return is still open. */
  orders: boolean;
  /** Whether a payment, refund or dispute is still open. */
  money: boolean;
  /** Whether they are the only administrator. */
  lastAdministrator: boolean;
}

const ordersFirst = rejection(
  'ORDER_UNDER_WAY',
  "You have an open order or return. Wait until it's complete, or cancel it.",
);
const moneyFirst = rejection(
  'MONEY_UNDER_WAY',
  "You have a payment, refund or dispute in progress. Wait until it's settled.",
);
const administratorFirst = rejection(
  'LAST_ADMINISTRATOR',
  "You're the only administrator. Make someone else an administrator first.",
);

/** Returns what has to be finished before an account can be deleted, or null if nothing. */
export function validateDeletion({
  orders,
  money,
  lastAdministrator,
}: Unfinished): Rejection | null {
  if (lastAdministrator) return administratorFirst;
  if (orders) return ordersFirst;
  return money ? moneyFirst : null;
}

export const deletionAwaited = (due: Date, timeZone: string): Outcome =>
  done(
    `Your account will be deleted on ${formatDay(due, timeZone)}. You can cancel on your account page before then.`,
  );

export const ACCOUNT_KEPT = 'Account deletion canceled.';

/** Name shown in place of a deleted account's owner. */
export const deletedUserName = { firstName: 'Deleted', lastName: 'account' } as const;

const NOWHERE = 'account.invalid';

/**
 * Returns the placeholder email address of a deleted account. It can't receive email (RFC 2606).
 */
export const deletedUserEmail = (userId: string): string => `deleted-${userId}@${NOWHERE}`;

export const isGoneEmail = (email: string): boolean => email.endsWith(`@${NOWHERE}`);
