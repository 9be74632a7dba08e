import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { db } from '../database/db.ts';
import { bool, condition } from '../database/expressions.ts';
import { query } from '../database/query.ts';
import type { Tables } from '../database/tables.ts';
import { lastNumber } from './read-events.ts';

const { exists, selectFrom } = expressionBuilder<Tables>();

/** Only one process at a time holds this lock, which nothing else uses. */
const LOCK = 7_281_011;
const AT_ONCE = 1_000;

interface NumberedEvent {
  id: string;
  type: string;
  subject: string;
  at: Date;
}

/** Handles the consequences of events in the transaction that numbers them. */
type Follow = (tx: EntityManager, events: readonly NumberedEvent[]) => Promise<void>;

/**
 * Numbers the events committed since the last run and returns how many. Only one transaction at a
 * time assigns numbers, and only to committed rows. A reader who has read up to a number has
 * therefore seen everything below it, and a late commit gets a later number. Does nothing if
 * another relay is running.
 */
export async function relayEvents(em: EntityManager, follow: Follow): Promise<number> {
  return em.transactional(async (tx) => {
    const { free } = await db(tx)
      .selectNoFrom(bool(condition`pg_try_advisory_xact_lock(${LOCK})`).as('free'))
      .executeTakeFirstOrThrow();
    if (!free) return 0;
    const waiting = await db(tx)
      .selectFrom('events')
      .select(['id', 'type', 'subject', 'at'])
      .where('number', 'is', null)
      .orderBy('position')
      .limit(AT_ONCE)
      .execute();
    if (waiting.length === 0) return 0;
    const last = await lastNumber(tx);
    await query(
      tx,
      `update events set number = $1::bigint + place
         from unnest($2::uuid[]) with ordinality as numbered (id, place)
        where events.id = numbered.id`,
      [last, waiting.map(({ id }) => id)],
    );
    await follow(tx, waiting);
    return waiting.length;
  });
}

/** Returns true if any event is waiting for its number, using a small index. */
export const anyUnnumbered = bool(
  exists(selectFrom('events').select('id').where('number', 'is', null)),
);
