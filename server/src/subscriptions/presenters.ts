import type { components } from '@spindle/sdk/schema';
import type { BuilderRow } from './builder-subscriptions.ts';
import type { SubscriptionRow } from './list-subscriptions.ts';

type Schemas = components['schemas'];

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
    Given: row.given,
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
