import { backToShop } from '../navigation/labels.ts';
import { SHOP_NAME, link, paragraph, type Email, type EmailBlock } from '../mail/email.ts';
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

interface EmailText {
  subject: string;
  blocks: EmailBlock[];
}

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
  const greeting = `Hello ${subscription.firstName},`;
  return { greeting, ...byEvent[event](subscription, terms) };
}

const byEvent: Record<SubscriptionEvent, (about: EmailedSubscription, terms: Terms) => EmailText> =
  {
    STARTED({ title, catalogTitle, currentPeriodEnd, price }, { publicUrl, timeZone }) {
      const end = currentPeriodEnd && formatDay(currentPeriodEnd, timeZone);
      const until = end && ` You've paid through ${end}.`;
      const day = end ? ` on ${end}` : '';
      const renews = price
        ? `Your subscription renews automatically${day} at ${renewalText(price)}, plus tax.`
        : `Your subscription renews automatically${day}.`;
      return {
        subject: `Your ${SHOP_NAME} subscription to ${title} is active`,
        blocks: [
          paragraph(`Thank you for subscribing to ${title} from ${catalogTitle}.${until ?? ''}`),
          paragraph(
            `${renews} Cancel at any time under Payments and invoices. You keep access until the end of the paid period.`,
          ),
          openSubscriptions(publicUrl),
        ],
      };
    },

    CANCELLED({ title, currentPeriodEnd }, { publicUrl, timeZone }) {
      const until = currentPeriodEnd
        ? ` You have access until ${formatDay(currentPeriodEnd, timeZone)}.`
        : '';
      return {
        subject: `You canceled your ${SHOP_NAME} subscription to ${title}`,
        blocks: [
          paragraph(
            `Your subscription to ${title} won't renew, and we won't charge you again.${until}`,
          ),
          paragraph("Changed your mind, or wasn't this you? Renew under Payments and invoices."),
          openSubscriptions(publicUrl),
        ],
      };
    },

    PAYMENT_DUE: ({ title }, { publicUrl }) => ({
      subject: `Your payment for ${title} failed`,
      blocks: [
        paragraph(
          `We couldn't collect the payment for your subscription to ${title}. You can't open its content until you pay.`,
        ),
        paragraph(
          "Sign in and update your card under Payments and invoices. We'll also try your current card again over the next few days.",
        ),
        openSubscriptions(publicUrl),
      ],
    }),

    ENDED: ({ title }, { publicUrl }) => ({
      subject: `Your ${SHOP_NAME} subscription to ${title} has ended`,
      blocks: [
        paragraph(
          `Your subscription to ${title} has ended. We won't charge you again, and you can no longer open its content.`,
        ),
        paragraph('You can subscribe again at any time.'),
        link('See our subscriptions', `${publicUrl}/ui/shop`),
      ],
    }),

    NOT_STARTED: ({ title }, { publicUrl }) => ({
      subject: `We couldn't start your ${SHOP_NAME} subscription to ${title}`,
      blocks: [
        paragraph(
          `Your first payment for ${title} failed, so your subscription didn't start. You weren't charged.`,
        ),
        paragraph('You can subscribe again at any time, for example with another card.'),
        link(backToShop, `${publicUrl}/ui/shop`),
      ],
    }),

    REFUSED: ({ title }, { publicUrl, why }) => ({
      subject: `Your ${SHOP_NAME} subscription to ${title} was canceled`,
      blocks: [
        paragraph(`We canceled your new subscription to ${title}. ${why}`),
        paragraph(
          "We're refunding your payment to the card or account you used. Banks take up to ten days to show a refund.",
        ),
        link('See your subscriptions', `${publicUrl}/ui/subscriptions`),
      ],
    }),
  };

const openSubscriptions = (publicUrl: string) =>
  link('Open your subscriptions', `${publicUrl}/ui/subscriptions`);
