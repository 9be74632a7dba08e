import { allowedStates, refuseMove, type MoveFacts } from '../../domain/orders/refuse-move.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { OrderState } from '../../domain/orders/transitions.ts';
import type { Order, ShopState } from '../state.ts';
import { isDisputed, openReturns } from './order-facts.ts';

type Orders = Pick<ShopState, 'orders'>;

export const refusePlayedMove = (state: Orders, order: Order, to: OrderState): Refusal | null =>
  refuseMove(moveFacts(state, order), to);

export const playedMoves = (state: Orders, order: Order): OrderState[] =>
  allowedStates(moveFacts(state, order));

function moveFacts(state: Orders, order: Order): MoveFacts {
  return {
    orderState: order.orderState,
    openReturns: openReturns(state, order),
    labelled: order.labelUrl !== null,
    disputed: isDisputed(order),
  };
}
