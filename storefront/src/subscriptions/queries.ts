import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

export type Subscription = components['schemas']['Subscription'];
export type BuilderSubscription = components['schemas']['BuilderSubscription'];

/** The customer's subscriptions; they change at the provider, so each visit asks anew. */
export function subscriptionsQuery() {
  return queryOptions({
    ...reads.get('/api/subscription/list'),
    staleTime: 0,
  });
}

/** All content sold by subscription, for staff. */
export function builderSubscriptionsQuery() {
  return queryOptions(reads.get('/api/subscriptionBuilder/list'));
}
