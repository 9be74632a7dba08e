import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

interface ProviderEvent {
  provider: 'discord' | 'easypost' | 'stripe';
  eventId: string;
  type: string;
  objectId: string;
  receivedAt: Date;
}

/**
 * Returns false if the event was stored earlier, so that a repeated event is not processed again.
 */
export async function saveProviderEvent(
  tx: EntityManager,
  { provider, eventId, type, objectId, receivedAt }: ProviderEvent,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: saved } = await db(tx)
    .insertInto('provider_events')
    .values({
      provider,
      event_id: eventId,
      type,
      object_id: objectId,
      received_at: receivedAt,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return saved !== 0n;
}
