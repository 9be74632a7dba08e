import type { EntityManager } from '@mikro-orm/postgresql';
import { hourOf, MAX_PER_HOUR } from '@spindle/sdk/domain/security/security-events';
import { db } from '../database/db.ts';
import { placeOf, withoutDetails, type SavedEvent } from './place-of-event.ts';

/** Equal events and their number. */
export interface GatheredEvents {
  /** The row's id. */
  id: string;
  /** The latest of these events. */
  event: SavedEvent;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

/** Counts each event in its row. A type with too many rows in this hour uses one row for all. */
export async function saveSecurityEvents(
  em: EntityManager,
  events: GatheredEvents[],
): Promise<void> {
  const known = new Set(await findStored(em, events));
  const full = new Set(await fullTypes(em, events));
  const rows = new Map<string, GatheredEvents>();
  for (const one of events) {
    const bare = !known.has(one.id) && full.has(one.event.type);
    const event = bare ? withoutDetails(one.event) : one.event;
    const id = bare ? placeOf(event) : one.id;
    const before = rows.get(id);
    const { count, firstAt, lastAt } = one;
    rows.set(id, {
      id,
      event,
      lastAt,
      count: count + (before?.count ?? 0),
      firstAt: before?.firstAt ?? firstAt,
    });
  }
  await countIn(em, [...rows.values()]);
}

const findStored = async (em: EntityManager, events: GatheredEvents[]): Promise<string[]> => {
  const ids = events.map(({ id }) => id);
  const rows = await db(em)
    .selectFrom('security_events')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
};

async function fullTypes(em: EntityManager, events: GatheredEvents[]): Promise<string[]> {
  const types = new Set(events.map(({ event }) => event.type));
  const hour = hourOf(
    events.reduce((last, { lastAt }) => (lastAt > last ? lastAt : last), new Date(0)),
  );
  const rows = await db(em)
    .selectFrom('security_events')
    .select('type')
    .where('type', 'in', [...types])
    .where('first_at', '>=', hour)
    .groupBy('type')
    .having((eb) => eb(eb.fn.countAll(), '>=', MAX_PER_HOUR))
    .execute();
  return rows.map(({ type }) => type);
}

async function countIn(em: EntityManager, rows: GatheredEvents[]): Promise<void> {
  // in a fixed order, so that processes never deadlock
  const inOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await db(em)
    .insertInto('security_events')
    .values(
      inOrder.map(({ id, event, count, firstAt, lastAt }) => ({
        id,
        type: event.type,
        reason: event.reason,
        operation: event.operation,
        user_id: event.userId,
        token_id: event.tokenId,
        address: event.address,
        network: event.network,
        count,
        first_at: firstAt,
        last_at: lastAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        count: eb('security_events.count', '+', eb.ref('excluded.count')),
        last_at: eb.ref('excluded.last_at'),
        address: eb.ref('excluded.address'),
      })),
    )
    .execute();
}
