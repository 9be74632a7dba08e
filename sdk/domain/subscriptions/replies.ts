import { done, rejection, rejectWith, type Outcome } from '../rejection.ts';
import { formatDay } from '../time/format-date-time.ts';

export const noSuchSubscription = rejection('NOT_FOUND', 'Subscription not found in your account.');
const canceledForGood = "Subscription canceled. It won't renew.";
const canceledUntil = (day: string) =>
  `Subscription canceled. You can open its content until ${day}.`;
const subscriptionEnded = "Your subscription has ended. You won't be charged again.";
const notCanceled = rejection(
  'NOT_CANCELLABLE',
  "We couldn't cancel your subscription. Cancel under Payments and invoices, or contact us.",
);
interface Cancelled {
  cancelled: boolean;
  endedAt: Date | null;
  /**
   * Time at which access to the content ends. Null if there is no access, because nothing was paid.
   */
  until: Date | null;
}

/**
 * Returns the reply to a cancellation, from the subscription's current state. `now` is undefined if
 * the subscription no longer exists.
 */
export function canceledAs(now: Cancelled | undefined, timeZone: string): Outcome {
  if (now !== undefined && now.endedAt !== null) return done(subscriptionEnded);
  if (!now?.cancelled) return rejectWith(notCanceled);
  return done(now.until === null ? canceledForGood : canceledUntil(formatDay(now.until, timeZone)));
}

export const nothingAtProvider = "You don't have any payments or plans to manage yet.";
export const portalOpen = 'The customer portal is open.';
export const portalRejected = rejection(
  'PORTAL_REFUSED',
  "The customer portal isn't available right now. Contact us.",
);
export const notSubscribed = (title: string) =>
  rejection(
    'NOT_SOLD_BY_SUBSCRIPTION',
    `${title} isn't sold as a subscription. Add it to your cart instead.`,
  );
export const notOnSale = (title: string) =>
  rejection('NOT_ON_SALE', `${title} isn't available. Choose another subscription.`);
export const soldOut = (title: string) =>
  rejection('OUT_OF_STOCK', `${title} is out of stock. Choose another subscription.`);
export const priceChanging = (title: string) =>
  rejection(
    'PRICE_CHANGING',
    `The price of ${title} is changing, so you can't subscribe right now. Try again later, or contact us.`,
  );
export const pageRejected = rejection(
  'PAYMENT_PAGE_REFUSED',
  "We couldn't open the payment page for this subscription. Try again or contact us.",
);
export const subscriptionPending = rejection(
  'PAYMENT_PENDING',
  "You already paid for this subscription, and your bank is still confirming the payment. We'll email you when your subscription starts.",
);
export const activeGroup = rejection('ACTIVE_GROUP', 'ACTIVE GROUP');
