import type { EntityManager } from '@mikro-orm/postgresql';
import { savedSince } from '@spindle/sdk/domain/events/event-types';
import { db } from '../database/db.ts';

const BATCH = 1_000;

/**
 * Deletes expired events, lowest numbers first. Deletes all numbers up to a limit and none beyond,
 * because a cursor tells from its number alone whether it has missed events. The last event is
 * kept, because numbering continues from it.
 */
export async function pruneEvents(em: EntityManager, now: Date): Promise<void> {
  const saved = (await firstKept(em, savedSince(now))) ?? (await last(em));
  if (saved === undefined) return;
  let dropped: object[];
  do {
    dropped = await dropBatch(em, saved);
  } while (dropped.length === BATCH);
}

const firstKept = async (em: EntityManager, since: Date) =>
  (await numbers(em).where('at', '>=', since).orderBy('number').executeTakeFirst())?.number;

const last = async (em: EntityManager) =>
  (await numbers(em).orderBy('number', 'desc').executeTakeFirst())?.number;

const numbers = (em: EntityManager) =>
  db(em)
    .selectFrom('events')
    .select('number')
    .where('number', 'is not', null)
    .$narrowType<{ number: string }>()
    .limit(1);

const dropBatch = (em: EntityManager, saved: string) =>
  db(em)
    .deleteFrom('events')
    .where('id', 'in', (tables) =>
      tables
        .selectFrom('events')
        .select('id')
        .where('number', '<', saved)
        .orderBy('number')
        .limit(BATCH),
    )
    .returning('id')
    .execute();
