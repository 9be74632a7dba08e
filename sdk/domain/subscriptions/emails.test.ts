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

it('subscribers are told what has become of their subscription', () => {
  const emails = subscriptionEvents.map((event) => asRead(event));
  expect(emails.join('\n=====\n\n')).toMatchInlineSnapshot(`
    "Your Spindle subscription to Toolpaths has begun

    Hello Ines,

    Thank you for subscribing to Toolpaths of Software. It is paid until December 20, 2026.

    It renews automatically on December 20, 2026 at $29.00 every month, plus tax. You can cancel at any time in the customer portal. Your access then lasts until the end of the period that you have paid for.

    Open your subscriptions: https://shop.example/ui/subscriptions

    Spindle

    =====

    You canceled your Spindle subscription to Toolpaths

    Hello Ines,

    Your subscription to Toolpaths will not renew, and we will not charge you again. You have access until December 20, 2026.

    If you change your mind before then, or did not cancel it yourself, renew it in the customer portal.

    Open your subscriptions: https://shop.example/ui/subscriptions

    Spindle

    =====

    The payment for Toolpaths has failed

    Hello Ines,

    We could not collect the payment for your subscription to Toolpaths. Its content is closed until it is paid.

    What to do: sign in, open the customer portal by its icon at the top of our pages, and update your card there. We also try the present one again in the next days.

    Open your subscriptions: https://shop.example/ui/subscriptions

    Spindle

    =====

    Your Spindle subscription to Toolpaths has ended

    Hello Ines,

    Your subscription to Toolpaths has ended. Nothing more will be charged for it, and its content is closed.

    You are welcome back at any time.

    See what there is to subscribe to: https://shop.example/ui/shop

    Spindle

    =====

    Your Spindle subscription to Toolpaths could not begin

    Hello Ines,

    The first payment for Toolpaths did not come through, so the subscription has not begun. Nothing was charged.

    You can subscribe again at any time, for instance with another card.

    Back to the shop: https://shop.example/ui/shop

    Spindle

    =====

    Your Spindle subscription to Toolpaths was cancelled

    Hello Ines,

    We have cancelled your new subscription to Toolpaths. You have it already.

    What you have paid for it goes back to the card or account you paid with. Banks take up to ten days to show it.

    See your subscriptions: https://shop.example/ui/subscriptions

    Spindle
    "
  `);
});

it('no day is named where none is known', () => {
  const text = emailAsText(
    subscriptionEmail('STARTED', { ...subscription, currentPeriodEnd: null }, terms),
  );
  expect(text).toContain('Thank you for subscribing to Toolpaths of Software.\n');
  expect(text).not.toContain('paid until');
  expect(text).toContain('It renews automatically at $29.00 every month');
});

it('no price is named where it depends on use', () => {
  const text = emailAsText(subscriptionEmail('STARTED', { ...subscription, price: null }, terms));
  expect(text).toContain('It renews automatically on December 20, 2026. You can cancel');
});
