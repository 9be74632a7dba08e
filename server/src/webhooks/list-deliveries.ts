import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';
import { requireWebhook } from './edit-webhook.ts';

interface DeliveryQuery {
  state?: 'PENDING' | 'DELIVERED' | 'FAILED';
  after?: string;
  limit?: number;
}

/**
 * Lists deliveries, newest first.
 * @throws Failure 404 if the webhook doesn't exist
 */
export async function listDeliveries(
  em: EntityManager,
  webhookId: string,
  { state, after, limit = 25 }: DeliveryQuery,
): Promise<components['schemas']['WebhookDeliveryPage']> {
  await requireWebhook(em, webhookId);
  const rows = await db(em)
    .selectFrom('webhook_deliveries')
    .select([
      'id',
      'position',
      'event_id as eventId',
      'type',
      'at',
      'state',
      'outcome',
      'status',
      'tries',
      'last_try_at as lastTryAt',
      'next_try_at as nextTryAt',
    ])
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'PENDING'))
    .$if(after !== undefined, (all) => all.where('position', '<', after ?? ''))
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .execute();
  const displayed = rows.slice(0, limit);
  return {
    deliveries: displayed.map(({ position: _, at, lastTryAt, nextTryAt, ...delivery }) => ({
      ...delivery,
      at: at.toISOString(),
      lastTryAt: lastTryAt?.toISOString() ?? null,
      nextTryAt: nextTryAt?.toISOString() ?? null,
    })),
    next: rows.length > limit ? (displayed.at(-1)?.position ?? null) : null,
  };
}
