import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { checkPages } from '../payments/pages/check-pages.ts';
import { forgetPages } from '../payments/pages/forget-pages.ts';
import { cartPage } from './cart-page.ts';
import { forgetQuotes } from './quotes/forget-quotes.ts';

export const checkCheckoutsJob = defineJob({
  name: 'check-checkouts',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services, _payload, leaving) => checkPages(services, cartPage, { leaving }),
});

export const forgetCheckoutsJob = defineJob({
  name: 'forget-checkouts',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) =>
    forgetPages(orm.em.fork(), cartPage.table, { now: now(), leaving }),
});

export const forgetQuotesJob = defineJob({
  name: 'forget-quotes',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => forgetQuotes(orm.em.fork(), now(), leaving),
});
