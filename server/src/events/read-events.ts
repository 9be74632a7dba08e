import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { number } from '../database/expressions.ts';
import { Failure } from '@spindle/sdk/contract/failure';
import type { EventType } from '@spindle/sdk/domain/events/event-types';
import { presentEvent } from '@spindle/sdk/domain/events/present-event';
import { eventsPruned, readCursor } from '@spindle/sdk/domain/events/read-cursor';
import type { components } from '@spindle/sdk/schema';

/** Returns the last number assigned. Its event is never pruned. */
export async function lastNumber(em: EntityManager): Promise<number> {
  const row = await numbered(em).orderBy('number', 'desc').executeTakeFirst();
  return row?.number ?? 0;
}

/** Returns the last number whose event is no longer kept. */
async function goneNumber(em: EntityManager): Promise<number> {
  const row = await numbered(em).orderBy('number').executeTakeFirst();
  return (row?.number ?? 1) - 1;
}

const numbered = (em: EntityManager) =>
  db(em)
    .selectFrom('events')
    .select(({ ref }) => number(ref('number')).as('number'))
    .where('number', 'is not', null)
    .limit(1);

interface EventQuery {
  after: string | undefined;
  limit: number;
  types: readonly EventType[];
  publicUrl: string;
}

/**
 * Reads the events after a cursor.
 * @throws Failure 410 if events after the cursor are no longer kept
 */
export async function readEvents(
  em: EntityManager,
  { after, limit, types, publicUrl }: EventQuery,
): Promise<components['schemas']['EventPage']> {
  const saved = { last: await lastNumber(em), gone: await goneNumber(em) };
  const from = readCursor(after, saved);
  if (from === null) throw new Failure(410, eventsPruned);
  const rows = await db(em)
    .selectFrom('events')
    .select(({ ref }) => ['id', 'type', 'at', 'data', number(ref('number')).as('number')])
    .where('number', '>', String(from))
    .where('type', 'in', types)
    .orderBy('number')
    .limit(limit)
    .execute();
  const next = rows.at(-1)?.number ?? from;
  return { events: rows.map((row) => presentEvent(row, publicUrl)), next: String(next) };
}
