import type { EmailTexts } from './email-texts.ts';

const name = 'First name of the customer';
const item = 'Title of the subscription';

/** Texts of the emails about subscriptions. Terms of renewal follow the opening. */
export const subscriptionKinds = {
  'subscription-started': {
    name: 'Subscription started',
    subject: 'Your {{shop}} subscription to {{item}} is active',
    opening: 'Thank you for subscribing to {{item}} from {{catalog}}. {{paid}}',
    placeholders: {
      name,
      item,
      catalog: 'Title of the catalog',
      paid: 'How long it is paid, as a sentence',
    },
  },
  'subscription-canceled': {
    name: 'Subscription canceled by the customer',
    subject: 'You canceled your {{shop}} subscription to {{item}}',
    opening: "Your subscription to {{item}} won't renew, and we won't charge you again. {{access}}",
    placeholders: { name, item, access: 'How long it works, as a sentence' },
  },
  'subscription-payment-failed': {
    name: 'Subscription payment failed',
    subject: 'Your payment for {{item}} failed',
    opening:
      "We couldn't collect the payment for your subscription to {{item}}. You can't open its content until you pay.",
    placeholders: { name, item },
  },
  'subscription-ended': {
    name: 'Subscription ended',
    subject: 'Your {{shop}} subscription to {{item}} has ended',
    opening:
      "Your subscription to {{item}} has ended. We won't charge you again, and you can no longer open its content.",
    placeholders: { name, item },
  },
  'subscription-not-started': {
    name: 'Subscription not started',
    subject: "We couldn't start your {{shop}} subscription to {{item}}",
    opening:
      "Your first payment for {{item}} failed, so your subscription didn't start. You weren't charged.",
    placeholders: { name, item },
  },
  'subscription-refused': {
    name: 'Subscription canceled by the shop',
    subject: 'Your {{shop}} subscription to {{item}} was canceled',
    opening: 'We canceled your new subscription to {{item}}. {{reason}}',
    placeholders: { name, item, reason: 'Why it was canceled' },
  },
} satisfies EmailTexts;
