import { worded } from '../emails/wording.ts';
import { backToShop } from '../navigation/labels.ts';
import { link, paragraph, type Email } from '../mail/email.ts';
import { renewalText, type RenewalPrice } from './renewal.ts';
import { formatDay } from '../time/format-date-time.ts';

/** A subscription as emails describe it. */
export interface EmailedSubscription {
  firstName: string;
  title: string;
  catalogTitle: string;
  currentPeriodEnd: Date | null;
  /** Price per period. Null if it is unknown or depends on usage. */
  price: RenewalPrice | null;
}

export const subscriptionEvents = [
  'STARTED',
  'CANCELLED',
  'PAYMENT_DUE',
  'ENDED',
  'NOT_STARTED',
  'REFUSED',
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

interface Terms {
  publicUrl: string;
  /** The shop's time zone. */
  timeZone: string;
  /** Why the shop didn't accept the subscription. */
  why: string;
}

/**
 * Returns the email that tells subscribers about a change of their subscription and their options.
 */
export function subscriptionEmail(
  event: SubscriptionEvent,
  subscription: EmailedSubscription,
  terms: Terms,
): Email {
  return byEvent[event](subscription, terms);
}

const byEvent: Record<SubscriptionEvent, (about: EmailedSubscription, terms: Terms) => Email> = {
  STARTED(about, { publicUrl, timeZone }) {
    const { firstName: name, title: item, catalogTitle: catalog, currentPeriodEnd, price } = about;
    const end = currentPeriodEnd && formatDay(currentPeriodEnd, timeZone);
    const paid = end ? `You've paid through ${end}.` : '';
    const day = end ? ` on ${end}` : '';
    const renews = price
      ? `Your subscription renews automatically${day} at ${renewalText(price)}, plus tax.`
      : `Your subscription renews automatically${day}.`;
    return worded(
      'subscription-started',
      { name, item, catalog, paid },
      {
        greeting: hello(name),
        blocks: [
          paragraph(
            `${renews} Cancel at any time under Payments and invoices. You keep access until the end of the paid period.`,
          ),
          openSubscriptions(publicUrl),
        ],
      },
    );
  },

  CANCELLED({ firstName: name, title: item, currentPeriodEnd }, { publicUrl, timeZone }) {
    const access = currentPeriodEnd
      ? `You have access until ${formatDay(currentPeriodEnd, timeZone)}.`
      : '';
    return worded(
      'subscription-canceled',
      { name, item, access },
      {
        greeting: hello(name),
        blocks: [
          paragraph("Changed your mind, or wasn't this you? Renew under Payments and invoices."),
          openSubscriptions(publicUrl),
        ],
      },
    );
  },

  PAYMENT_DUE: ({ firstName: name, title: item }, { publicUrl }) =>
    worded(
      'subscription-payment-failed',
      { name, item },
      {
        greeting: hello(name),
        blocks: [
          paragraph(
            "Sign in and update your card under Payments and invoices. We'll also try your current card again over the next few days.",
          ),
          openSubscriptions(publicUrl),
        ],
      },
    ),

  ENDED: ({ firstName: name, title: item }, { publicUrl }) =>
    worded(
      'subscription-ended',
      { name, item },
      {
        greeting: hello(name),
        blocks: [
          paragraph('You can subscribe again at any time.'),
          link('See our subscriptions', `${publicUrl}/ui/shop`),
        ],
      },
    ),

  NOT_STARTED: ({ firstName: name, title: item }, { publicUrl }) =>
    worded(
      'subscription-not-started',
      { name, item },
      {
        greeting: hello(name),
        blocks: [
          paragraph('You can subscribe again at any time, for example with another card.'),
          link(backToShop, `${publicUrl}/ui/shop`),
        ],
      },
    ),

  REFUSED: ({ firstName: name, title: item }, { publicUrl, why: reason }) =>
    worded(
      'subscription-refused',
      { name, item, reason },
      {
        greeting: hello(name),
        blocks: [
          paragraph(
            "We're refunding your payment to the card or account you used. Banks take up to ten days to show a refund.",
          ),
          link('See your subscriptions', `${publicUrl}/ui/subscriptions`),
        ],
      },
    ),
};

const hello = (name: string) => `Hello ${name},`;

const openSubscriptions = (publicUrl: string) =>
  link('Open your subscriptions', `${publicUrl}/ui/subscriptions`);
