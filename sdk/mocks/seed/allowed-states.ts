import type { Order } from '../state.ts';

type State = Order['orderState'];

const moves: Record<State, State[]> = {
  PENDING: ['PROCESSING', 'PICKED', 'CANCELLED'],
  PROCESSING: ['PICKED', 'PENDING', 'CANCELLED'],
  PICKED: ['SHIPPED', 'PROCESSING', 'CANCELLED'],
  SHIPPED: ['REFUNDED'],
  RETURN_REQUESTED: ['RETURNED', 'REFUNDED', 'CANCELLED'],
  RETURNED: ['REFUNDED'],
  CANCELLED: [],
  REFUNDED: [],
};

/** Where staff can move an order that no label was bought for. */
export function allowedStates(from: State, openReturns: number): State[] {
  return from === 'SHIPPED' && openReturns > 0 ? [] : moves[from];
}
