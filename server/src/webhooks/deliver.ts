import { presentEvent } from '@spindle/sdk/domain/events/present-event';
import type { Answer } from '@spindle/sdk/domain/webhooks/after-attempt';
import { signedMessage, TEST_EVENT, testMessage } from '@spindle/sdk/domain/webhooks/message';
import { ShopEvent } from '../events/shop-event.entity.ts';
import { postWebhook } from '../gateways/post-webhook.ts';
import { unseal } from '../identity/secret-box.ts';
import type { Services } from '../services.ts';
import { handBack, type ClaimedDelivery } from './claim-deliveries.ts';
import { settleAttempt } from './settle-attempt.ts';
import { sealedFor, Webhook } from './webhook.entity.ts';

/** Sends a claimed delivery once and records the result. `leaving` aborts it. */
export async function deliver(
  services: Services,
  claimed: ClaimedDelivery,
  leaving: AbortSignal,
): Promise<void> {
  const { orm, log } = services;
  let answer: Answer | null;
  try {
    answer = await send(services, claimed, leaving);
  } catch (error) {
    if (leaving.aborted) return handBack(orm.em.fork(), claimed);
    log.error({ err: error, delivery: claimed.id }, "a webhook couldn't be sent");
    answer = { outcome: 'NO_ANSWER', status: null, retryAfter: null };
  }
  if (answer !== null) await settleAttempt(orm.em.fork(), services, claimed, answer);
}

/** Returns null if the webhook was deleted. */
async function send(
  { orm, config, now }: Services,
  { webhookId, eventId, type, at }: ClaimedDelivery,
  leaving: AbortSignal,
): Promise<Answer | null> {
  const em = orm.em.fork();
  const webhook = await em.findOne(Webhook, { id: webhookId });
  if (webhook === null) return null;
  const { oldSecret, oldSecretUntil } = webhook;
  const isOldGood = oldSecretUntil !== null && oldSecretUntil > now();
  const boxes = [webhook.secret, ...(oldSecret !== null && isOldGood ? [oldSecret] : [])];
  const secrets = boxes.map((box) => unseal(config.secretsKeys, box, sealedFor(webhookId)));
  const { publicUrl } = config;
  const event =
    type === TEST_EVENT
      ? testMessage({ id: eventId, webhookId, at }, publicUrl)
      : presentEvent(await em.findOneOrFail(ShopEvent, { id: eventId }), publicUrl);
  const { headers, body } = await signedMessage(event, { secrets, now: now() });
  const { local } = config.webhooks;
  return postWebhook({ url: webhook.url, headers, body }, { local, leaving });
}
