import { rejection, type Rejection } from '../rejection.ts';
import { validateNotHeld, type Hold } from './owed.ts';
import { canMove, movesFrom, type OrderState } from './transitions.ts';

/** What decides where an order may go. */
export interface MoveFacts {
  orderState: OrderState;
  openReturns: number;
  /** Its label is bought, or being bought. */
  labelled: boolean;
  /** The carrier is being asked to take its label back. */
  voiding: boolean;
  /** Why nothing of it may be shipped now. */
  hold: Hold | null;
  /** All of it was refunded. */
  nothingLeft: boolean;
}

/** Why staff cannot move an order there now; null where they can. */
export function validateMove(order: MoveFacts, to: OrderState): Rejection | null {
  const from = order.orderState;
  const move = `This order can't move from ${from} to ${to}`;
  if (!canMove(from, to)) return rejection('MOVE_NOT_ALLOWED', `${move}.`);
  if (from === 'SHIPPED' && to === 'PICKED') {
    return rejection('MOVE_NOT_ALLOWED', `${move} manually. Void its label instead.`);
  }
  if (order.voiding) {
    return rejection('VOID_UNDER_WAY', `${move} while its label is being voided.`);
  }
  // back to PROCESSING too, or a cancel would only take one step more
  if (order.labelled && (to === 'CANCELLED' || (from === 'PICKED' && to === 'PROCESSING'))) {
    return rejection('LABEL_BOUGHT', `${move} because a label was bought or is being bought.`);
  }
  if (from === 'SHIPPED' && order.openReturns > 0) {
    return rejection('RETURN_OPEN', `${move} while a return is open.`);
  }
  // The provider refunds nothing that a bank still decides about.
  if (order.hold === 'PAYMENT_DISPUTED' && (movesGoods(from, to) || movesMoney(from, to))) {
    return rejection('PAYMENT_DISPUTED', `${move} while its payment is disputed.`);
  }
  return movesGoods(from, to) ? validateNotHeld(order) : null;
}

const movesGoods = (from: OrderState, to: OrderState) =>
  to === 'SHIPPED' || (to === 'PICKED' && from !== 'SHIPPED');

/** Whether money goes back with a move. */
export const movesMoney = (from: OrderState, to: OrderState) =>
  to === 'REFUNDED' || (to === 'CANCELLED' && from !== 'RETURN_REQUESTED');

/** Where staff can move an order now. */
export function allowedStates(order: MoveFacts): OrderState[] {
  return movesFrom(order.orderState).filter((to) => validateMove(order, to) === null);
}
