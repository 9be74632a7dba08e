import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { checkSubscriptions } from './check-subscriptions.ts';
import { prunePages } from '../payments/pages/prune-pages.ts';
import { subscriptionPage } from './subscription-page.ts';

export const checkSubscriptionsJob = defineJob({
  name: 'check-subscriptions',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services, _payload, leaving) => checkSubscriptions(services, leaving),
});

export const pruneSubscriptionPagesJob = defineJob({
  name: 'forget-subscription-attempts',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) =>
    prunePages(orm.em.fork(), subscriptionPage.table, { now: now(), leaving }),
});
