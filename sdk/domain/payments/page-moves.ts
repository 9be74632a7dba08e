/**
 * The states of a payment page, of a cart or of a subscription. STARTING: stored; the provider may
 * or may not know of it. OPEN: it can be paid. AWAITING: completed, and a bank has yet to confirm
 * the payment. The rest are final.
 */
export const pageStates = ['STARTING', 'OPEN', 'AWAITING', 'PAID', 'EXPIRED', 'FAILED'] as const;

export type PageState = (typeof pageStates)[number];

/** Those of a page that can be paid; one that another page may replace. */
export const payableStates = ['STARTING', 'OPEN'] as const;

/** Those of a page that may still come to something. */
export const unsettledStates = [...payableStates, 'AWAITING'] as const;

interface Move {
  from: readonly PageState[];
  to: PageState;
}

/** What can happen to a payment page: from which states, and where it leads. */
export const pageMoves = {
  /** The provider has made it. */
  open: { from: ['STARTING'], to: 'OPEN' },
  /** The customer has completed it, and a bank has yet to confirm the payment. */
  await: { from: payableStates, to: 'AWAITING' },
  pay: { from: unsettledStates, to: 'PAID' },
  /** Money came for a page that had ended, so it is booked, and refunded where nothing is left. */
  payLate: { from: ['EXPIRED', 'FAILED'], to: 'PAID' },
  /** The provider refused to make it, has lost it, or the payment did not come through. */
  fail: { from: unsettledStates, to: 'FAILED' },
  expire: { from: unsettledStates, to: 'EXPIRED' },
  /** Another page replaces it. It counts as expired: nobody paid, and nobody can. */
  withdraw: { from: payableStates, to: 'EXPIRED' },
} as const satisfies Record<string, Move>;

export type PageMove = keyof typeof pageMoves;

const leavable = new Set<PageState>(unsettledStates);

/** Whether a page has ended, paid or not. */
export const isFinal = (state: PageState): boolean => !leavable.has(state);

/** The state after a move; null where the table does not allow it from there. */
export function stateAfter(state: PageState, move: PageMove): PageState | null {
  const { from, to }: Move = pageMoves[move];
  return from.includes(state) ? to : null;
}
