import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

interface ProviderEvent {
  provider: 'discord' | 'easypost' | 'stripe';
  eventId: string;
  type: string;
  objectId: string;
  receivedAt: Date;
}

/** False where it was kept before, so that an event sent again is not worked off again. */
export async function keepProviderEvent(
  tx: EntityManager,
  { provider, eventId, type, objectId, receivedAt }: ProviderEvent,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: kept } = await db(tx)
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
  return kept !== 0n;
}
