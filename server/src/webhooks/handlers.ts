import { presentDone } from '@spindle/sdk/domain/refusal';
import { copySecretNow, webhookDeleted } from '@spindle/sdk/domain/webhooks/replies';
import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminWebhooks } from './admin-webhooks.ts';
import { changeWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listDeliveries } from './list-deliveries.ts';
import { replayDelivery } from './replay-delivery.ts';
import { replaySince } from './replay-since.ts';
import { rotateSecret } from './rotate-secret.ts';
import { sendTest } from './send-test.ts';

export const webhooks = {
  listAdminWebhooks: (call) => answerList(call, adminWebhooks),
  getAdminWebhook: ({ em, params }) => answerRecord(em, params.id, adminWebhooks),
  createWebhook: (call) => createWebhook(call, call.body),
  changeWebhook: (call) => changeWebhook(call, call.params.id, call.body),
  async deleteWebhook(call) {
    await deleteWebhook(call, call.params.id);
    return presentDone(webhookDeleted);
  },
  async rotateWebhookSecret(call) {
    const { secret, until } = await rotateSecret(call, call.params.id);
    return { ...presentDone(copySecretNow), secret, oldSecretUntil: until.toISOString() };
  },
  testWebhook: (call) => sendTest(call, call.params.id),
  replayWebhook: (call) => replaySince(call, call.params.id, call.body),
  listWebhookDeliveries: ({ em, params, query }) => listDeliveries(em, params.id, query),
  replayDelivery: (call) => replayDelivery(call, call.params.id, call.params.deliveryId),
} satisfies Partial<Handlers>;
