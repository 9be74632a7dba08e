import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from '../orders/order.entity.ts';
import { heldByOther } from './held-by-other.ts';
import { canMove } from '@spindle/sdk/domain/orders/transitions';

/** Why this picker can't pick the order; undefined where nothing keeps them from it. */
export async function whyNotToPick(
  em: EntityManager,
  order: Order,
  pickerId: string,
  now: Date,
): Promise<string | undefined> {
  if (order.parent !== null) return 'This is a return. There is nothing to pick.';
  if (order.isDigital()) return 'This order is digital. There is nothing to pick.';
  if (order.orderState === 'CANCELLED') {
    return 'This order was cancelled. Its items go back on the shelf.';
  }
  if (!canMove(order.orderState, 'PICKED')) return 'This order has been picked already.';
  const { claimedBy, claimedUntil } = order;
  if (claimedUntil === null || claimedUntil <= now || claimedBy === pickerId) return undefined;
  return heldByOther(em, { claimedBy, claimedUntil });
}
