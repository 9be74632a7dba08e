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

/**
 * Moves that only the shop itself makes. An order ends like a digital one, unpicked, if all of its
 * goods were refunded while digital parts of its kits stay paid.
 */
const ownMoves: Partial<typeof moves> = { PENDING: ['SHIPPED'], PROCESSING: ['SHIPPED'] };

/** Returns whether a state change is allowed. Staff and code use the same table. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to);
}

/**
 * Checks a state change and returns what it ends.
 * @throws Error for a change the table doesn't allow, which callers have to check first
 */
export function requireMove(
  from: OrderState,
  to: OrderState,
  orderId: string,
): { endsPacking: boolean } {
  if (!canMove(from, to) && !ownMoves[from]?.includes(to))
    throw new Error(`order ${orderId} cannot move from ${from} to ${to}`);
  return { endsPacking: from === 'PICKED' && to !== 'SHIPPED' };
}

/** States before picking. An order whose label was voided is PICKED again but already packed. */
export const statesBeforePicking = orderStates.filter(
  (state) => state !== 'SHIPPED' && canMove(state, 'PICKED'),
);

/** States before the parcel leaves. */
export const statesBeforeShipping: readonly OrderState[] = [...statesBeforePicking, 'PICKED'];

/** Returns the next states according to the table. Other checks may still reject the move. */
export function movesFrom(from: OrderState): readonly OrderState[] {
  return moves[from];
}
