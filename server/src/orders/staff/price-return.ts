import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { int } from '../../database/expressions.ts';
import type { Order } from '../order.entity.ts';
import type { OrderLine } from '../order-line.entity.ts';
import { shareOfLine, totalOf } from '@spindle/sdk/domain/orders/charges';

interface Priced {
  order: Order;
  parent: Order;
  lines: readonly OrderLine[];
  /** The parent's lines. */
  sold: readonly OrderLine[];
}

/**
 * What a return is worth now that it is refunded: the next units of each line after those that were
 * refunded before. Other returns may have been denied since it was asked for, so that it can be
 * worth a cent more or less than it said; all units together are worth what was paid for them.
 */
export async function priceReturn(
  em: EntityManager,
  { order, parent, lines, sold }: Priced,
): Promise<void> {
  const before = await db(em)
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select(['l.catalog_id as catalogId', 'l.item_id as itemId'])
    .select((eb) => int(eb.fn.sum('l.quantity')).as('units'))
    .where('o.parent_id', '=', parent.id)
    .where('o.order_state', '=', 'REFUNDED')
    .groupBy(['l.catalog_id', 'l.item_id'])
    .execute();
  for (const line of lines) {
    const isSame = (one: { catalogId: string; itemId: string }) =>
      one.catalogId === line.catalogId && one.itemId === line.itemId;
    const paid = sold.find(isSame);
    if (!paid) continue;
    const units = before.find(isSame)?.units ?? 0;
    Object.assign(line, shareOfLine(paid, units, line.quantity));
  }
  Object.assign(order, totalOf(lines));
}
