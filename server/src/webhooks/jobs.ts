import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { pruneDeliveries } from './prune-deliveries.ts';
import { resealWebhookSecrets } from './reseal-webhook-secrets.ts';

export const pruneDeliveriesJob = defineJob({
  name: 'prune-webhook-deliveries',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => pruneDeliveries(orm.em.fork(), now(), leaving),
});

export const resealWebhookSecretsJob = defineJob({
  name: 'reseal-webhook-secrets',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => resealWebhookSecrets(services, services.now()),
});
