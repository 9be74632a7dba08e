import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventType } from '@spindle/sdk/domain/events/event-types';
import { isOncePerParcel, onceOf } from '@spindle/sdk/domain/events/event-of-move';
import type { EventFacts } from '@spindle/sdk/domain/events/present-event';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import { countRows, jsonb } from '../database/expressions.ts';
import { ShopEvent } from './shop-event.entity.ts';

export interface NewEvent {
  type: EventType;
  data: EventFacts;
  at: Date;
}

/**
 * Records an event for other programs in the transaction that causes it, so that both are saved or
 * neither is. The relay assigns the event's number later.
 * @throws Error outside `em.transactional`, where the event could be lost
 */
export function recordEvent(em: EntityManager, event: NewEvent): void {
  requireTransaction(em);
  em.create(ShopEvent, { ...event, subject: event.data.id });
}

/** Does the same for many events, with one statement. */
export async function recordEvents(em: EntityManager, events: readonly NewEvent[]): Promise<void> {
  requireTransaction(em);
  const rows = events.map((event) => ({ id: newId(), ...event, subject: event.data.id }));
  await em.insertMany(ShopEvent, rows);
}

/**
 * Does the same for an order, which must be locked or new. Recording the same event again changes
 * nothing.
 */
export async function recordOrderEvent(
  em: EntityManager,
  { type, data, at }: NewEvent,
): Promise<void> {
  requireTransaction(em);
  const voided = isOncePerParcel(type) ? await countVoided(em, data.id) : 0;
  await db(em)
    .insertInto('events')
    .values({
      id: newId(),
      type,
      subject: data.id,
      once: onceOf(type, data.id, voided),
      data: jsonb(data),
      at,
    })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute();
}

async function countVoided(em: EntityManager, orderId: string): Promise<number> {
  const { count } = await db(em)
    .selectFrom('events')
    .select(countRows().as('count'))
    .where('subject', '=', orderId)
    .where('type', '=', 'order.label_voided')
    .executeTakeFirstOrThrow();
  return count;
}

function requireTransaction(em: EntityManager): void {
  if (!em.isInTransaction())
    throw new Error('An event must be written in the same transaction as the change it reports.');
}
