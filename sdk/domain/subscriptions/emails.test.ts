import { expect, it } from 'vitest';
import { emailAsText } from '../mail/email.ts';
import { subscriptionEmail, subscriptionEvents, type SubscriptionEvent } from './emails.ts';

const subscription = {
  firstName: 'Ines',
  title: 'Toolpaths',
  catalogTitle: 'Software',
  currentPeriodEnd: new Date('2026-12-21T00:00:00Z'),
  price: { cents: 2_900, interval: 'month', intervalCount: 1 } as const,
};
const terms = {
  publicUrl: 'https://shop.example',
  timeZone: 'America/Los_Angeles',
  why: 'You have it already.',
};

function asRead(event: SubscriptionEvent, about = subscription) {
  const email = subscriptionEmail(event, about, terms);
  return `${email.subject}\n\n${emailAsText(email)}`;
}

it('subscribers get an email about each change of their subscription', () => {
  const emails = subscriptionEvents.map((event) => asRead(event));
  expect(emails.join('\n=====\n\n')).toMatchInlineSnapshot(`
    "Your {{shop}} subscription to Toolpaths is active

    Hello Ines,

    Thank you for subscribing to Toolpaths from Software. You've paid through December 20, 2026.

    Your subscription renews automatically on December 20, 2026 at $29.00 every month, plus tax. Cancel at any time under Payments and invoices. You keep access until the end of the paid period.

    Open your subscriptions: https://shop.example/ui/subscriptions

    {{shop}}

    =====

    You canceled your {{shop}} subscription to Toolpaths

    Hello Ines,

    Your subscription to Toolpaths won't renew, and we won't charge you again. You have access until December 20, 2026.

    Changed your mind, or wasn't this you? Renew under Payments and invoices.

    Open your subscriptions: https://shop.example/ui/subscriptions

    {{shop}}

    =====

    Your payment for Toolpaths failed

    Hello Ines,

    We couldn't collect the payment for your subscription to Toolpaths. You can't open its content until you pay.

    Sign in and update your card under Payments and invoices. We'll also try your current card again over the next few days.

    Open your subscriptions: https://shop.example/ui/subscriptions

    {{shop}}

    =====

    Your {{shop}} subscription to Toolpaths has ended

    Hello Ines,

    Your subscription to Toolpaths has ended. We won't charge you again, and you can no longer open its content.

    You can subscribe again at any time.

    See our subscriptions: https://shop.example/ui/shop

    {{shop}}

    =====

    We couldn't start your {{shop}} subscription to Toolpaths

    Hello Ines,

    Your first payment for Toolpaths failed, so your subscription didn't start. You weren't charged.

    You can subscribe again at any time, for example with another card.

    Back to the shop: https://shop.example/ui/shop

    {{shop}}

    =====

    Your {{shop}} subscription to Toolpaths was canceled

    Hello Ines,

    We canceled your new subscription to Toolpaths. You have it already.

    We're refunding your payment to the card or account you used. Banks take up to ten days to show a refund.

    See your subscriptions: https://shop.example/ui/subscriptions

    {{shop}}
    "
  `);
});

it('leaves out an unknown date', () => {
  const text = emailAsText(
    subscriptionEmail('STARTED', { ...subscription, currentPeriodEnd: null }, terms),
  );
  expect(text).toContain('Thank you for subscribing to Toolpaths from Software.\n');
  expect(text).not.toContain('paid through');
  expect(text).toContain('Your subscription renews automatically at $29.00 every month');
});

it('leaves out a price that depends on usage', () => {
  const text = emailAsText(subscriptionEmail('STARTED', { ...subscription, price: null }, terms));
  expect(text).toContain('Your subscription renews automatically on December 20, 2026. Cancel');
});
