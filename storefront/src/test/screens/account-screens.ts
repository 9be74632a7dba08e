import { ownTicket } from '../own-ticket.ts';
import { MELD_CODE, requestMeld } from '../meld.ts';
import type { Screen } from '../screens.ts';
import { button, frame, heading, link, text } from './locators.ts';

/** Has orders, subscriptions, and a linked community account. */
const customer = 'elena.berg@example.com';
/** Has an account and nothing else. */
const newcomer = 'ada.park@example.com';

export const accountScreens: readonly Screen[] = [
  {
    name: 'orders',
    path: '/ui/orders',
    email: customer,
    shows: text('Shipped'),
    reads: ['listOrders'],
    waits: 'Loading, please wait...',
    fails: 'Error while loading orders...',
    empty: { says: text('You have no orders'), leads: link('Go to the shop', '/ui/shop') },
  },
  {
    name: 'a completed checkout',
    path: '/ui/orders/checkoutComplete',
    email: customer,
    shows: heading('Checkout Completed!'),
    reads: ['getCompletedCheckout'],
    waits: 'Loading, please wait...',
    fails: "We couldn't load your order",
    empty: {
      says: text("You haven't paid for anything yet."),
      leads: link('Go to the shop', '/ui/shop'),
    },
    wordy: true,
  },
  {
    name: 'help: the tickets of a customer',
    path: '/ui/support',
    email: customer,
    before: () => void ownTicket(customer),
    shows: heading('Your tickets'),
    reads: ['listTickets'],
    fails: "We couldn't load your tickets",
    wordy: true,
  },
  {
    name: 'a ticket',
    path: '/ui/support/tickets/none',
    email: customer,
    shows: text("This ticket isn't in your account"),
    reads: ['getTicket'],
    waits: 'Loading, please wait...',
    fails: "We couldn't load the ticket",
  },
  {
    name: 'subscriptions',
    path: '/ui/subscriptions',
    email: customer,
    shows: text(/^Workshop Pro, monthly/),
    reads: ['listSubscriptions'],
    waits: 'Loading, please wait...',
    fails: "We couldn't load your subscriptions right now.",
    empty: {
      says: text('You have no active subscriptions...'),
      leads: link('Go to the shop', '/ui/shop'),
    },
    wordy: true,
  },
  {
    name: 'the content of a subscription',
    path: '/ui/subscriptions?open=cam-academy_workshop-pro-monthly',
    email: customer,
    shows: frame(/Workshop Pro, monthly/),
    reads: ['openSubscription'],
    waits: 'Loading, please wait...',
    fails: "We couldn't open the content",
    wordy: true,
  },
  {
    name: 'account',
    path: '/ui/account',
    email: customer,
    shows: text('10 of 10 left'),
    reads: ['countRecoveryCodes'],
    waits: 'Counting...',
    fails: "We couldn't load the number of codes left.",
  },
  {
    name: 'account: the community',
    path: '/ui/account',
    email: customer,
    shows: text('chipload'),
    reads: ['getCommunityLink'],
    waits: 'Loading...',
    fails: "We couldn't check whether your account is linked.",
    empty: { email: newcomer, says: text('/meld'), leads: text(/join our community channel/) },
  },
  {
    name: 'account: a link of the community',
    path: `/ui/account?meld=${MELD_CODE}`,
    email: newcomer,
    before: () => void requestMeld(),
    shows: button('Link account'),
    reads: ['previewCommunityLink'],
    waits: 'Checking the link...',
    fails: 'Something went wrong on our side. Please try again.',
  },
];
