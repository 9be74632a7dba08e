import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { newId } from '../database/base.ts';

interface HappenedEvent {
  id: string;
  type: string;
  at: Date;
}

/**
 * Creates a delivery of each event for every webhook subscribed to it. Runs in the transaction that
 * numbers the events, so that both are stored or neither is.
 */
export async function fanOut(
  tx: EntityManager,
  events: readonly HappenedEvent[],
  now: Date,
): Promise<void> {
  const webhooks = await db(tx)
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('off_because', 'is', null)
    // If a webhook were deleted in the meantime, the transaction would fail and the events would
    // stay unnumbered.
    .forKeyShare()
    .execute();
  const rows = webhooks.flatMap((webhook) =>
    events
      .filter(({ type }) => webhook.events.includes(type))
      .map((event) => newDelivery(webhook.id, event, now)),
  );
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await db(tx)
      .insertInto('webhook_deliveries')
      .values(rows.slice(at, at + AT_ONCE))
      .onConflict((conflict) => conflict.columns(['webhook_id', 'event_id']).doNothing())
      .execute();
  }
}

const AT_ONCE = 1_000;

/** Creates a delivery that is due immediately. */
export const newDelivery = (
  webhookId: string,
  { id: eventId, type, at }: HappenedEvent,
  now: Date,
) => ({
  id: newId(),
  webhook_id: webhookId,
  event_id: eventId,
  type,
  at,
  created_at: now,
  next_try_at: now,
});
