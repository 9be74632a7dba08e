import type Stripe from 'stripe';
import type { Html } from '@spindle/sdk/demo/html';
import { money } from '@spindle/sdk/demo/provider-pages/amounts';
import {
  portalView as portalPageView,
  workingCard,
  type NoticeName,
  type PortalPage,
  type PortalSubscription,
} from '@spindle/sdk/demo/provider-pages/portal-view';
import type { World } from '../../world.ts';
import { productOf } from '../checkout/price-session.ts';
import { changeSubscription, endsAt, paidUntil } from '../subscriptions/change-subscription.ts';
import {
  detailsOf,
  type SubscriptionDetails,
  type SubscriptionRecord,
} from '../subscriptions/subscription-object.ts';
import { offeredPlans, priceText } from './portal-sessions.ts';
import { idOf } from '../api/params.ts';
import { intentOfInvoice, openInvoices } from '../invoices/collection.ts';
import { newId } from '../../ids.ts';
import { testCard } from '../control/test-payer.ts';
import { collectInvoice } from '../subscriptions/pay-subscription.ts';

export function portalView(
  world: World,
  session: Stripe.BillingPortal.Session,
  notice: NoticeName | null,
): Html {
  const customer = world.store.get('customer', session.customer);
  const where = { customer: session.customer };
  const subscriptions = world.store.list('subscription', { limit: 100, where });
  return portalPageView({
    path: `/portal/${session.id}`,
    returnUrl: session.return_url,
    customer: `${customer?.name ?? ''} ${customer?.email ?? ''}`,
    notice,
    subscriptions: subscriptions
      .filter(({ ended_at: ended }) => ended === null)
      .map((one) => presentSubscription(world, one)),
    cards: portalCards,
    history: historyOf(world, session.customer),
  });
}

function presentSubscription(world: World, subscription: SubscriptionRecord): PortalSubscription {
  const { id, items, status } = subscription;
  const names = items.data.map(({ price }) => productOf(world, price)?.name ?? 'Subscription');
  const plans = status === 'active' ? offeredPlans(world, subscription) : [];
  return {
    id,
    title: names.join(', '),
    prices: items.data.map(({ price }) => priceText(price)),
    standing: statusOf(subscription),
    until: endsAt(subscription) ?? paidUntil(subscription),
    paidWith: paidWith(world, subscription),
    otherPlans: plans.map(({ price, name }) => ({
      value: price.id,
      title: name,
      price: priceText(price),
    })),
  };
}

function statusOf(subscription: SubscriptionRecord): PortalSubscription['standing'] {
  if (subscription.status === 'past_due') return 'past due';
  if (subscription.status === 'incomplete') return 'incomplete';
  return endsAt(subscription) === null ? 'active' : 'cancelled';
}

function paidWith(world: World, subscription: SubscriptionRecord): string {
  const { method } = detailsOf(world, subscription).payer;
  if (method.type === 'bank') return 'Paid by bank debit.';
  return `Paid with the ${method.card.brand} card ending in ${method.card.number.slice(-4)}.`;
}

/** Lists a customer's invoices, newest first. */
function historyOf(world: World, customer: string): PortalPage['history'] {
  return world.store.list('invoice', { limit: 24, where: { customer } }).map((invoice) => {
    const intent = intentOfInvoice(world, invoice.id);
    const charge = world.store.get('charge', idOf(intent?.latest_charge) ?? '');
    return {
      created: invoice.created,
      total: money(invoice.total, invoice.currency),
      paid: invoice.status === 'paid',
      receiptUrl: charge?.status === 'succeeded' ? charge.receipt_url : null,
    };
  });
}

/** The cards that the portal accepts. Both can be saved, but only one can be charged. */
const portalCards = {
  works: { ...workingCard, number: '4242424242424242', renewals: 'succeed' },
  fails: {
    label: 'Visa ending in 0341: payments fail',
    number: '4000000000000341',
    renewals: 'fail',
  },
} as const;

export type PortalCard = keyof typeof portalCards;

/**
 * Saves another card for all of a customer's subscriptions, and collects unpaid invoices with it.
 */
export function updateCard(world: World, customerId: string, card: PortalCard): void {
  const { number, renewals } = portalCards[card];
  const where = { customer: customerId };
  for (const known of world.store.list('subscription', { limit: 1000, where })) {
    if (known.ended_at !== null) continue;
    const before = detailsOf(world, known);
    const details: SubscriptionDetails = {
      ...before,
      renewals,
      payer: {
        ...before.payer,
        method: { type: 'card', card: testCard(number), expMonth: 12, expYear: 2034 },
      },
    };
    world.store.put('subscription_details', details);
    const changed = changeSubscription(world, known, { default_payment_method: newId('pm') });
    if (renewals === 'fail') continue;
    const owed = openInvoices(world, changed.id).toReversed();
    for (const invoice of owed) {
      if (idOf(invoice.customer) === customerId) collectInvoice(world, invoice, details);
    }
  }
}
