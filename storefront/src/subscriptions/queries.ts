import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

export type Subscription = components['schemas']['Subscription'];
export type BuilderSubscription = components['schemas']['BuilderSubscription'];

/**
 * Loads the customer's subscriptions. They change at the provider, so each visit loads them again.
 */
export function subscriptionsQuery() {
  return queryOptions({
    ...reads.get('/api/subscription/list'),
    staleTime: 0,
  });
}

/** Loads all content sold as a subscription, for staff. */
export function builderSubscriptionsQuery() {
  return queryOptions(reads.get('/api/subscriptionBuilder/list'));
}
