import { stateAfter, type PageMove } from '../../domain/payments/page-moves.ts';
import type { Checkout } from '../state.ts';

/** Moves a page; does nothing where the table of moves does not allow it from where the page is. */
export function movePage(checkout: Checkout, move: PageMove): boolean {
  const state = stateAfter(checkout.state, move);
  if (state !== null) Object.assign(checkout, { state });
  return state !== null;
}
