import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '@spindle/sdk/contract/failure';
import type { EventType } from '@spindle/sdk/domain/events/event-types';
import { presentEvent } from '@spindle/sdk/domain/events/present-event';
import { eventsGone, readCursor } from '@spindle/sdk/domain/events/read-cursor';
import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';
import { number } from '../database/expressions.ts';
import { goneNumber, lastNumber } from './kept-numbers.ts';

interface Wanted {
  after: string | undefined;
  limit: number;
  types: readonly EventType[];
  publicUrl: string;
}

/** @throws Failure 410 where events after the cursor are kept no more */
export async function readEvents(
  em: EntityManager,
  { after, limit, types, publicUrl }: Wanted,
): Promise<components['schemas']['EventPage']> {
  const kept = { last: await lastNumber(em), gone: await goneNumber(em) };
  const from = readCursor(after, kept);
  if (from === null) throw new Failure(410, eventsGone);
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
