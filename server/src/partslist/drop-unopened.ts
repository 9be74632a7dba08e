import type { EntityManager } from '@mikro-orm/postgresql';
import { KEPT_DAYS } from '@spindle/sdk/domain/partslist/parts-list';
import { db } from '../database/db.ts';

const DAY_MS = 86_400_000;
const BATCH = 1000;

/** Drops lists that nobody opened for a year, a thousand at a time; for a scheduled job. */
export async function dropUnopened(em: EntityManager, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  let dropped: object[];
  do {
    dropped = await dropBatch(em, before);
  } while (dropped.length === BATCH);
}

const dropBatch = (em: EntityManager, before: Date) =>
  db(em)
    .deleteFrom('parts_lists')
    .where('id', 'in', (lists) =>
      lists
        .selectFrom('parts_lists')
        .select('id')
        .where('last_opened_at', '<', before)
        .orderBy('last_opened_at')
        .limit(BATCH),
    )
    .returning('id')
    .execute();
