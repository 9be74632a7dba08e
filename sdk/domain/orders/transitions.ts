export const orderStates = [
  'PENDING',
  'CANCELLED',
  'PROCESSING',
  'PICKED',
  'SHIPPED',
  'REFUNDED',
  'RETURN_REQUESTED',
  'RETURNED',
] as const;

export type OrderState = (typeof orderStates)[number];

const moves: Record<OrderState, readonly OrderState[]> = {
  PENDING: ['PROCESSING', 'PICKED', 'CANCELLED'],
  PROCESSING: ['PICKED', 'PENDING', 'CANCELLED'],
  PICKED: ['SHIPPED', 'PROCESSING', 'CANCELLED'],
  SHIPPED: ['REFUNDED', 'PICKED'],
  RETURN_REQUESTED: ['RETURNED', 'REFUNDED', 'CANCELLED'],
  RETURNED: ['REFUNDED'],
  CANCELLED: [],
  REFUNDED: [],
};

/** The only moves there are, for staff and code alike. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to);
}

/** Those that nobody has picked yet: what is PICKED again, its label voided, lies in its box. */
export const statesBeforePicking = orderStates.filter(
  (state) => state !== 'SHIPPED' && canMove(state, 'PICKED'),
);

/** Those of an order whose parcel has not left. */
export const statesBeforeShipping: readonly OrderState[] = [...statesBeforePicking, 'PICKED'];

/** Where the table leads from there; guards may still refuse. */
export function movesFrom(from: OrderState): readonly OrderState[] {
  return moves[from];
}
