import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminWebhooks } from './admin-webhooks.ts';
import { editWebhooks } from './edit-webhook.ts';
import { listDeliveries } from './list-deliveries.ts';
import { replaySince } from './replay-since.ts';

export const webhooks = {
  listAdminWebhooks: (call) => answerList(call, adminWebhooks),
  getAdminWebhook: ({ em, params }) => answerRecord(em, params.id, adminWebhooks),
  ...editWebhooks,
  replayWebhook: replaySince,
  listWebhookDeliveries: ({ em, params, query }) => listDeliveries(em, params.id, query),
} satisfies Partial<Handlers>;
