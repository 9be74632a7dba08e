import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { checkPages } from '../payments/pages/check-pages.ts';
import { prunePages } from '../payments/pages/prune-pages.ts';
import { cartPage } from './cart-page.ts';
import { pruneQuotes } from './quotes/prune-quotes.ts';

export const checkCheckoutsJob = defineJob({
  name: 'check-checkouts',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services, _payload, leaving) => checkPages(services, cartPage, { leaving }),
});

export const pruneCheckoutsJob = defineJob({
  name: 'forget-checkouts',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) =>
    prunePages(orm.em.fork(), cartPage.table, { now: now(), leaving }),
});

export const pruneQuotesJob = defineJob({
  name: 'forget-quotes',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => pruneQuotes(orm.em.fork(), now(), leaving),
});
