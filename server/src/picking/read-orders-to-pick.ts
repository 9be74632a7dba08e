import type { ShelfFacts } from '@spindle/sdk/domain/picking/shelf';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { contentsOf } from '@spindle/sdk/domain/orders/sold-parts';
import {
  lineColumns,
  linesOnShelves,
  onShelves,
  type OrderLineRow,
} from '../orders/order-lines.ts';
import { owedColumns, owedLineColumns } from '../orders/owed.ts';
import { waitsForPicking } from '../orders/waiting-orders.ts';

export interface OrderToPickRow {
  id: string;
  customerId: string | null;
  createdAt: Date;
  /** Null unless this picker has claimed the order. */
  claimedUntil: Date | null;
  lines: (OrderLineRow & ShelfFacts)[];
}

/** More than one shift can pick. Further orders appear as these are picked. */
const maxListed = 500;

/**
 * Lists the orders available to a picker, oldest first, in a single statement. Excludes orders
 * claimed by others.
 */
export async function readOrdersToPick(
  em: EntityManager,
  { pickerId, now }: { pickerId: string; now: Date },
): Promise<OrderToPickRow[]> {
  const orders = await db(em)
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .select(['o.id', 'p.customer_id as customerId', 'o.created_at as createdAt'])
    .select((eb) => [
      eb
        .case()
        .when('o.claimed_until', '>', now)
        .then(eb.ref('o.claimed_until'))
        .end()
        .as('claimedUntil'),
      jsonArrayFrom(linesOnShelves.select([...lineColumns, ...owedLineColumns])).as('lines'),
    ])
    .select(owedColumns)
    .where(waitsForPicking)
    .where((eb) =>
      eb.or([
        eb('o.claimed_until', 'is', null),
        eb('o.claimed_until', '<=', now),
        eb('o.claimed_by', '=', pickerId),
      ]),
    )
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(maxListed)
    .execute();
  return orders
    .map((order) => ({ ...order, ...contentsOf(order) }))
    .map((order) => ({ ...order, lines: order.lines.map(onShelves) }))
    .filter(({ nothingLeft }) => !nothingLeft);
}
