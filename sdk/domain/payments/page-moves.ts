/**
 * The states of a payment page for a cart or a subscription. STARTING: stored, but the provider may
 * not know it yet. OPEN: can be paid. AWAITING: completed, but a bank still has to confirm the
 * payment. The other states are final.
 */
export const pageStates = ['STARTING', 'OPEN', 'AWAITING', 'PAID', 'EXPIRED', 'FAILED'] as const;

export type PageState = (typeof pageStates)[number];

/** States in which a page can be paid, and can be replaced by another page. */
export const payableStates = ['STARTING', 'OPEN'] as const;

/** States of a page whose outcome is still open. */
export const unsettledStates = [...payableStates, 'AWAITING'] as const;

interface StateMove {
  from: readonly PageState[];
  to: PageState;
}

/**
 * The events of a payment page, with the states from which each can start and the resulting state.
 */
export const pageMoves = {
  /** The provider has created the page. */
  open: { from: ['STARTING'], to: 'OPEN' },
  /** The customer has completed it, but a bank still has to confirm the payment. */
  await: { from: payableStates, to: 'AWAITING' },
  pay: { from: unsettledStates, to: 'PAID' },
  /**
   * A page was paid after it had ended. The payment is recorded, and refunded if nothing is in
   * stock.
   */
  payLate: { from: ['EXPIRED', 'FAILED'], to: 'PAID' },
  /** The provider rejected or lost the page, or the payment failed. */
  fail: { from: unsettledStates, to: 'FAILED' },
  expire: { from: unsettledStates, to: 'EXPIRED' },
  /**
   * Another page replaces this one. It counts as expired, because it was never paid and can no
   * longer be.
   */
  withdraw: { from: payableStates, to: 'EXPIRED' },
} as const satisfies Record<string, StateMove>;

export type PageMove = keyof typeof pageMoves;

const leavable = new Set<PageState>(unsettledStates);

/** Returns whether a page has ended, paid or not. */
export const isFinal = (state: PageState): boolean => !leavable.has(state);

/** Returns the state after a move, or null if the table doesn't allow it. */
export function stateAfter(state: PageState, move: PageMove): PageState | null {
  const { from, to }: StateMove = pageMoves[move];
  return from.includes(state) ? to : null;
}
