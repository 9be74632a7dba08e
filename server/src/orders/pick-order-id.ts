import { expressionBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import type { Tables } from '../database/tables.ts';
import { db } from '../database/db.ts';
import { left, text } from '../database/expressions.ts';

// Must be identical to the index expression.
const shortIdColumn = left(text(expressionBuilder<Tables, 'orders'>().ref('id')), 8);

/**
 * Generates an order id whose first eight characters are unique among all orders.
 * @param unsaved previously generated ids that are not in the database yet
 */
export async function pickOrderId(
  em: EntityManager,
  unsaved: readonly string[] = [],
): Promise<string> {
  const used = new Set(unsaved.map(shortId));
  for (;;) {
    const id = randomUUID();
    if (used.has(shortId(id))) continue;
    const other = await db(em)
      .selectFrom('orders')
      .select(shortIdColumn.as('short'))
      .where(shortIdColumn, '=', shortId(id))
      .limit(1)
      .executeTakeFirst();
    if (other === undefined) return id;
  }
}
