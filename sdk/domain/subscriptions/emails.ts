import { backToShop } from '../navigation/labels.ts';
import { link, paragraph, type Email, type EmailBlock } from '../mail/email.ts';
import { renewalText, type RenewalPrice } from './renewal.ts';
import { formatDay } from '../time/format-moment.ts';

/** A subscription as emails describe it. */
export interface EmailedSubscription {
  firstName: string;
  title: string;
  catalogTitle: string;
  currentPeriodEnd: Date | null;
  /** Price of each period. Null if it is unknown or depends on usage. */
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
 * Returns the email that tells a subscriber what changed about their subscription, and what they
 * can do.
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
      const until = end && ` It is paid until ${end}.`;
      const day = end ? ` on ${end}` : '';
      const renews = price
        ? `It renews automatically${day} at ${renewalText(price)}, plus tax.`
        : `It renews automatically${day}.`;
      return {
        subject: `Your Spindle subscription to ${title} has begun`,
        blocks: [
          paragraph(`Thank you for subscribing to ${title} of ${catalogTitle}.${until ?? ''}`),
          paragraph(
            `${renews} You can cancel at any time in the customer portal. Your access then lasts until the end of the period that you have paid for.`,
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
        subject: `You canceled your Spindle subscription to ${title}`,
        blocks: [
          paragraph(
            `Your subscription to ${title} will not renew, and we will not charge you again.${until}`,
          ),
          paragraph(
            'If you change your mind before then, or did not cancel it yourself, renew it in the customer portal.',
          ),
          openSubscriptions(publicUrl),
        ],
      };
    },

    PAYMENT_DUE: ({ title }, { publicUrl }) => ({
      subject: `The payment for ${title} has failed`,
      blocks: [
        paragraph(
          `We could not collect the payment for your subscription to ${title}. Its content is closed until it is paid.`,
        ),
        paragraph(
          'What to do: sign in, open the customer portal by its icon at the top of our pages, and update your card there. We also try the present one again in the next days.',
        ),
        openSubscriptions(publicUrl),
      ],
    }),

    ENDED: ({ title }, { publicUrl }) => ({
      subject: `Your Spindle subscription to ${title} has ended`,
      blocks: [
        paragraph(
          `Your subscription to ${title} has ended. Nothing more will be charged for it, and its content is closed.`,
        ),
        paragraph('You are welcome back at any time.'),
        link('See what there is to subscribe to', `${publicUrl}/ui/shop`),
      ],
    }),

    NOT_STARTED: ({ title }, { publicUrl }) => ({
      subject: `Your Spindle subscription to ${title} could not begin`,
      blocks: [
        paragraph(
          `The first payment for ${title} did not come through, so the subscription has not begun. Nothing was charged.`,
        ),
        paragraph('You can subscribe again at any time, for instance with another card.'),
        link(backToShop, `${publicUrl}/ui/shop`),
      ],
    }),

    REFUSED: ({ title }, { publicUrl, why }) => ({
      subject: `Your Spindle subscription to ${title} was cancelled`,
      blocks: [
        paragraph(`We have cancelled your new subscription to ${title}. ${why}`),
        paragraph(
          'What you have paid for it goes back to the card or account you paid with. Banks take up to ten days to show it.',
        ),
        link('See your subscriptions', `${publicUrl}/ui/subscriptions`),
      ],
    }),
  };

const openSubscriptions = (publicUrl: string) =>
  link('Open your subscriptions', `${publicUrl}/ui/subscriptions`);
