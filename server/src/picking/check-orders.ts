import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { contentsOf } from '@spindle/sdk/domain/orders/sold-parts';
import { validateClaim } from '@spindle/sdk/domain/picking/validate-picking';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { anyOf } from '../database/expressions.ts';
import { linesOfOrder } from '../orders/order-lines.ts';
import { owedColumns, owedLineColumns } from '../orders/owed.ts';

export interface OrderToPick {
  orderId: string;
  /** Why this picker can't pick the order. Null if they can. */
  rejection: Rejection | null;
}

/**
 * Checks in a single statement whether a picker can pick each of these orders. Order is not
 * guaranteed.
 */
export async function checkOrders(
  em: EntityManager,
  orderIds: readonly string[],
  { pickerId, ...at }: { pickerId: string; now: Date; timeZone: string },
): Promise<OrderToPick[]> {
  const orders = await db(em)
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .leftJoin('users as holder', 'holder.id', 'o.claimed_by')
    .select([
      'o.id as orderId',
      'o.parent_id as parentId',
      'o.shipping_group as shippingGroup',
      ...owedColumns,
      'o.claimed_by as claimedBy',
      'o.claimed_until as claimedUntil',
      'holder.first_name as holder',
      jsonArrayFrom(linesOfOrder.select(owedLineColumns)).as('sold'),
    ])
    .where('o.id', '=', anyOf(orderIds))
    .execute();
  return orders.map(({ orderId, parentId, shippingGroup, holder, sold, ...order }) => {
    const facts = {
      ...order,
      ...contentsOf({ ...order, lines: sold }),
      isReturn: parentId !== null,
      isDigital: shippingGroup === DIGITAL_GROUP,
      holder: holder ?? undefined,
    };
    return { orderId, rejection: validateClaim(facts, pickerId, at) };
  });
}
