import { canMove, movesFrom, type OrderState } from '../transitions.ts';

/** What decides where an order may go. */
export interface MoveFacts {
  orderState: OrderState;
  openReturns: number;
  shipmentId: string | null;
  labelUrl: string | null;
  /** The customer's bank doubts the payment, and that is not settled yet. */
  disputed: boolean;
}

/** Why staff cannot move an order there now; null where they can. */
export function refuseMove(order: MoveFacts, to: OrderState): string | null {
  const from = order.orderState;
  const move = `This order cannot go from ${from} to ${to}`;
  if (!canMove(from, to)) return `${move}.`;
  const labelled = order.shipmentId !== null || order.labelUrl !== null;
  // back to PROCESSING too, or a cancel would only take one step more
  if (labelled && (to === 'CANCELLED' || (from === 'PICKED' && to === 'PROCESSING'))) {
    return `${move} while a label is bought or being bought.`;
  }
  if (from === 'SHIPPED' && order.openReturns > 0) return `${move} while a return is open.`;
  if (to === 'SHIPPED' && order.disputed) return `${move} while its payment is disputed.`;
  return null;
}

/** Where staff can move an order now. */
export function allowedStates(order: MoveFacts): OrderState[] {
  return movesFrom(order.orderState).filter((to) => refuseMove(order, to) === null);
}
