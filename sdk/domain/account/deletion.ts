import { done, rejection, type Outcome, type Rejection } from '../rejection.ts';
import { formatDay } from '../time/format-moment.ts';

/** Second thoughts: so long a deletion can be taken back. */
export const SECOND_THOUGHTS_DAYS = 14;
const DAY_MS = 86_400_000;

export const deletionDue = (from: Date): Date =>
  new Date(from.getTime() + SECOND_THOUGHTS_DAYS * DAY_MS);

/** What of a person would be left half-way if they were gone. */
export interface Unfinished {
  /** An order or return that is not done. */
  orders: boolean;
  /** A payment, refund or dispute whose end nobody knows. */
  money: boolean;
  /** They are an administrator, and nobody else is. */
  lastAdministrator: boolean;
}

const ordersFirst = rejection(
  'ORDER_UNDER_WAY',
  'An order or return of yours is still under way. Please wait until it is done, or cancel it.',
);
const moneyFirst = rejection(
  'MONEY_UNDER_WAY',
  'A payment, refund or dispute of yours is still under way. Please wait until it is settled.',
);
const administratorFirst = rejection(
  'LAST_ADMINISTRATOR',
  'You are the only administrator. Please make somebody else one first.',
);

/** What has to end before an account can be deleted; null where nothing has. */
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
    `Your account will be deleted on ${formatDay(due, timeZone)}. Until then you can change your mind on your account page.`,
  );

export const accountKept = 'Your account stays as it is.';

/** Whose account was deleted is called so wherever something of theirs is kept. */
export const goneName = { firstName: 'Deleted', lastName: 'account' } as const;

const NOWHERE = 'account.invalid';

/** Stands in the place of an address that was deleted; nothing can be sent there (RFC 2606). */
export const goneEmail = (userId: string): string => `deleted-${userId}@${NOWHERE}`;

export const isGoneEmail = (email: string): boolean => email.endsWith(`@${NOWHERE}`);
