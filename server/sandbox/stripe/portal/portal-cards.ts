import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { newId } from '../../ids.ts';
import { testCard } from '../control/test-payer.ts';
import { openInvoices } from '../invoices/open-invoices.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { collectInvoice } from '../subscriptions/collect-invoice.ts';
import { detailsOf, type SubscriptionDetails } from '../subscriptions/subscription-details.ts';

/** The cards the portal takes. Both can be kept on file; only one can be charged. */
export const portalCards = {
  works: { label: 'Visa ending in 4242: works', number: '4242424242424242', renewals: 'succeed' },
  fails: {
    label: 'Visa ending in 0341: fails from now on',
    number: '4000000000000341',
    renewals: 'fail',
  },
} as const;

export type PortalCard = keyof typeof portalCards;

/** Puts another card on file for all a customer subscribed to, and collects what is owed with it. */
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
