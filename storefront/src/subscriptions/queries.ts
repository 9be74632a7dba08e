import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../app/api.ts';

export type Subscription = components['schemas']['Subscription'];
export type BuilderSubscription = components['schemas']['BuilderSubscription'];

/** The customer's subscriptions; they change at the provider, so each visit asks anew. */
export function subscriptionsQuery() {
  return queryOptions({
    queryKey: ['subscriptions', 'list'],
    queryFn: () => replyOf(shop.GET('/api/subscription/list')),
    staleTime: 0,
  });
}

/** All content sold by subscription, for staff. */
export function builderSubscriptionsQuery() {
  return queryOptions({
    queryKey: ['subscriptions', 'builder'],
    queryFn: () => replyOf(shop.GET('/api/subscriptionBuilder/list')),
  });
}
