import type { Order, ShopState } from '../state.ts';
import { isDisputed, openReturns } from './order-facts.ts';
import { canMove, movesFrom, type OrderState } from './transitions.ts';

/** Why staff cannot move an order there now; null where they can. */
export function refuseMove(
  state: Pick<ShopState, 'orders'>,
  order: Order,
  to: OrderState,
): string | null {
  const from = order.orderState;
  const move = `This order cannot go from ${from} to ${to}`;
  if (!canMove(from, to)) return `${move}.`;
  const labelled = order.labelUrl !== null;
  if (labelled && (to === 'CANCELLED' || (from === 'PICKED' && to === 'PROCESSING'))) {
    return `${move} while a label is bought or being bought.`;
  }
  if (from === 'SHIPPED' && openReturns(state, order) > 0) {
    return `${move} while a return is open.`;
  }
  if (to === 'SHIPPED' && isDisputed(order)) return `${move} while its payment is disputed.`;
  return null;
}

/** Where staff can move an order now. */
export function allowedStates(state: Pick<ShopState, 'orders'>, order: Order): OrderState[] {
  return movesFrom(order.orderState).filter((to) => refuseMove(state, order, to) === null);
}
