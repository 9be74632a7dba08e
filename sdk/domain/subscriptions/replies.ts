import { done, rejection, refused, type Outcome } from '../rejection.ts';
import { formatDay } from '../time/format-moment.ts';

export const noSuchSubscription = rejection('NOT_FOUND', 'You have no such subscription.');
const cancelledForGood = 'Your subscription is cancelled and will not be renewed.';
const cancelledUntil = (day: string) =>
  `Your subscription is cancelled. You can open its content until ${day}.`;
const subscriptionEnded = 'Your subscription has ended. Nothing more will be charged.';
const notCancelled = rejection(
  'NOT_CANCELLABLE',
  'Your subscription could not be cancelled. Please try the customer portal, or write to us.',
);
interface Cancelled {
  cancelled: boolean;
  endedAt: Date | null;
  /** How long its content stays open; null where it does not, as nothing is paid. */
  until: Date | null;
}

/** What cancelling has come to, by how the subscription stands by now; undefined where it is gone. */
export function cancelledAs(now: Cancelled | undefined, timeZone: string): Outcome {
  if (now !== undefined && now.endedAt !== null) return done(subscriptionEnded);
  if (!now?.cancelled) return refused(notCancelled);
  return done(
    now.until === null ? cancelledForGood : cancelledUntil(formatDay(now.until, timeZone)),
  );
}

export const nothingAtProvider =
  'The payment provider has nothing on record for you to manage yet.';
export const portalOpen = 'The customer portal is open.';
export const portalRejected = rejection(
  'PORTAL_REFUSED',
  'The customer portal is not open just now. Please write to us.',
);
export const notSubscribed = (title: string) =>
  rejection(
    'NOT_SOLD_BY_SUBSCRIPTION',
    `${title} is not sold by subscription. Please add it to your cart.`,
  );
export const notOnSale = (title: string) =>
  rejection('NOT_ON_SALE', `${title} is not on sale. Please choose another one.`);
export const soldOut = (title: string) =>
  rejection('OUT_OF_STOCK', `${title} is sold out. Please choose another one.`);
export const priceChanging = (title: string) =>
  rejection(
    'PRICE_CHANGING',
    `The price of ${title} is being changed, so nobody can subscribe to it just now. Please try again later, or write to us.`,
  );
export const pageRejected = rejection(
  'PAYMENT_PAGE_REFUSED',
  'The payment page refused this subscription. Please try again, or write to us.',
);
export const subscriptionPending = rejection(
  'PAYMENT_PENDING',
  'This subscription is paid for: your bank is still confirming. We will write to you.',
);
export const activeGroup = rejection('ACTIVE_GROUP', 'ACTIVE GROUP');
