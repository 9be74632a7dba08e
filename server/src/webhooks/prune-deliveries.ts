import type { EntityManager } from '@mikro-orm/postgresql';
import { deliveriesKeptSince } from '@spindle/sdk/domain/webhooks/replies';
import { db } from '../database/db.ts';

const BATCH = 1_000;

/** Drops what has ended and is kept no more. */
export async function pruneDeliveries(em: EntityManager, now: Date): Promise<void> {
  let dropped: object[];
  do {
    dropped = await db(em)
      .deleteFrom('webhook_deliveries')
      .where('id', 'in', (tables) =>
        tables
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('created_at', '<', deliveriesKeptSince(now))
          .where('state', '<>', 'PENDING')
          .orderBy('created_at')
          .limit(BATCH),
      )
      .returning('id')
      .execute();
  } while (dropped.length === BATCH);
}
