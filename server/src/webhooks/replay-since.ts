import type { EntityManager } from '@mikro-orm/postgresql';
import { eventTypes } from '@spindle/sdk/domain/events/event-types';
import { presentDone, presentRejection } from '@spindle/sdk/domain/rejection';
import {
  MAX_REPLAYED,
  replayableSince,
  replayed,
  tooManyEvents,
  webhookOff,
} from '@spindle/sdk/domain/webhooks/replies';
import type { components } from '@spindle/sdk/schema';
import type { Call } from '../contract/handlers.ts';
import { db } from '../database/db.ts';
import { editWebhook } from './edit-webhook.ts';
import { newDelivery } from './fan-out.ts';

/**
 * Sends the events since a given time that didn't reach the webhook because it was off or failed.
 * Pending deliveries don't change.
 * @throws Failure 404 if the webhook doesn't exist
 */
export const replaySince = (
  call: Call<'replayWebhook'>,
): Promise<components['schemas']['ReplayReply']> =>
  editWebhook(call, async ({ tx, webhook, note }) => {
    const { now, body } = call;
    const { since, all = false } = body;
    if (webhook.offBecause !== null) return { ...presentRejection(webhookOff), count: 0 };
    const events = await eventsSince(tx, webhook.events, replayableSince(new Date(since), now));
    if (events.length > MAX_REPLAYED) return { ...presentRejection(tooManyEvents), count: 0 };
    let count = 0;
    for (let at = 0; at < events.length; at += AT_ONCE) {
      const rows = events.slice(at, at + AT_ONCE).map((one) => newDelivery(webhook.id, one, now));
      count += await begin(tx, rows, all ? ['DELIVERED', 'FAILED'] : ['FAILED']);
    }
    note('replay', { before: null, after: { since, all, count } });
    return { ...presentDone(replayed(count)), count };
  });

const AT_ONCE = 1_000;

const eventsSince = (tx: EntityManager, types: readonly string[], since: Date) =>
  db(tx)
    .selectFrom('events')
    .select(['id', 'type', 'at'])
    .where('at', '>=', since)
    .where('number', 'is not', null)
    .where(
      'type',
      'in',
      eventTypes.filter((type) => types.includes(type)),
    )
    .orderBy('at')
    .limit(MAX_REPLAYED + 1)
    .execute();

/** Creates missing deliveries and restarts those in one of the given states. */
async function begin(
  tx: EntityManager,
  rows: ReturnType<typeof newDelivery>[],
  states: ('DELIVERED' | 'FAILED')[],
): Promise<number> {
  const begun = await db(tx)
    .insertInto('webhook_deliveries')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['webhook_id', 'event_id'])
        .doUpdateSet(({ ref }) => ({
          state: 'PENDING',
          tries: 0,
          next_try_at: ref('excluded.next_try_at'),
          created_at: ref('excluded.created_at'),
        }))
        .where('webhook_deliveries.state', 'in', states),
    )
    .returning('id')
    .execute();
  return begun.length;
}
