import { rejection, type Rejection } from '../rejection.ts';
import { validateNotHeld, type Hold } from './owed.ts';
import { canMove, movesFrom, type OrderState } from './transitions.ts';

/** The data that decides which moves are allowed. */
export interface MoveFacts {
  orderState: OrderState;
  openReturns: number;
  /** Whether its label is bought or being bought. */
  labeled: boolean;
  /** Whether the carrier is being asked to void its label. */
  voiding: boolean;
  /** Why the order is on hold. */
  hold: Hold | null;
  /** Whether the whole order was refunded. */
  nothingLeft: boolean;
}

/** Returns why staff can't move an order to a state, or null. */
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
  // also covers PROCESSING, from which one more step could cancel the order
  if (order.labeled && (to === 'CANCELLED' || (from === 'PICKED' && to === 'PROCESSING'))) {
    return rejection('LABEL_BOUGHT', `${move} because a label was bought or is being bought.`);
  }
  if (from === 'SHIPPED' && order.openReturns > 0) {
    return rejection('RETURN_OPEN', `${move} while a return is open.`);
  }
  // The provider doesn't refund a payment while a bank decides a dispute.
  if (order.hold === 'PAYMENT_DISPUTED' && (movesGoods(from, to) || movesMoney(from, to))) {
    return rejection('PAYMENT_DISPUTED', `${move} while its payment is disputed.`);
  }
  return movesGoods(from, to) ? validateNotHeld(order) : null;
}

const movesGoods = (from: OrderState, to: OrderState) =>
  to === 'SHIPPED' || (to === 'PICKED' && from !== 'SHIPPED');

/** Returns whether a move causes a refund. */
export const movesMoney = (from: OrderState, to: OrderState) =>
  to === 'REFUNDED' || (to === 'CANCELLED' && from !== 'RETURN_REQUESTED');

/** Returns the states to which staff can move an order now. */
export function allowedStates(order: MoveFacts): OrderState[] {
  return movesFrom(order.orderState).filter((to) => validateMove(order, to) === null);
}
