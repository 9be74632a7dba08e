import type { components } from '@spindle/sdk/schema';
import type { BuilderRow } from './builder-subscriptions.ts';
import type { SubscriptionRow } from './list-subscriptions.ts';
import type { SubscriptionStart } from './start-subscription.ts';

type Schemas = components['schemas'];

export function presentStart(start: SubscriptionStart): Schemas['CheckoutReply'] {
  if ('url' in start) {
    return {
      Status: 'SUCCESS',
      Reason: 'Continue on the payment page.',
      RedirectUrl: start.url,
      catalogId: null,
      catalogItemId: null,
    };
  }
  return {
    Status: 'ERROR',
    Reason: start.reason,
    RedirectUrl: null,
    catalogId: start.item?.catalogId ?? null,
    catalogItemId: start.item?.itemId ?? null,
  };
}

export function presentSubscription(row: SubscriptionRow): Schemas['Subscription'] {
  return {
    SubscriptionId: subscriptionId(row),
    Cancelled: row.cancelled,
    catalogId: row.catalogId,
    catalogTitle: row.catalogTitle,
    catalogItemId: row.itemId,
    title: row.title,
    description: row.description,
    image: row.image,
    currentPeriodEnd: row.currentPeriodEnd && new Date(row.currentPeriodEnd).toISOString(),
    PaymentDue: row.paymentDue,
    licenceKeys: row.licenceKeys,
  };
}

export function presentBuilderSubscription(row: BuilderRow): Schemas['BuilderSubscription'] {
  return {
    SubscriptionId: subscriptionId(row),
    catalogId: row.catalogId,
    catalogTitle: row.catalogTitle,
    catalogItemId: row.itemId,
    title: row.title,
    description: row.description,
    image: row.image,
  };
}

/** Split at the first underscore by whoever reads it; ids have none. */
function subscriptionId({ catalogId, itemId }: { catalogId: string; itemId: string }): string {
  return `${catalogId}_${itemId}`;
}
