import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { expressionBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tables } from '../database/tables.ts';
import { db } from '../database/db.ts';
import { anyOf, left, text } from '../database/expressions.ts';

// word for word what the index holds
const shortIdColumn = left(text(expressionBuilder<Tables, 'orders'>().ref('id')), 8);

/** New order ids whose first eight characters no other order has. */
export async function pickOrderIds(em: EntityManager, count: number): Promise<string[]> {
  const picked: string[] = [];
  while (picked.length < count) {
    const ids = Array.from({ length: count - picked.length }, () => randomUUID().toString());
    const taken = await db(em)
      .selectFrom('orders')
      .select(shortIdColumn.as('short'))
      .where(shortIdColumn, '=', anyOf(ids.map(shortId)))
      .execute();
    const used = new Set([...taken.map(({ short }) => short), ...picked.map(shortId)]);
    for (const id of ids) {
      if (used.has(shortId(id))) continue;
      used.add(shortId(id));
      picked.push(id);
    }
  }
  return picked;
}
