import { formatMoney } from '../money/dollars.ts';
import { presentDone, presentRejection, rejection, type Rejection } from '../rejection.ts';
import type { Hold } from './owed.ts';
import { tooLateToReturn, withinReturnWindow } from './return-window.ts';
import type { OrderState } from './transitions.ts';

export interface ReturnableFacts {
  isReturn: boolean;
  isDigital: boolean;
  orderState: OrderState;
  shippedAt: Date | null;
  hold: Hold | null;
}

/**
 * Why nothing of an order can be sent back; null where its units can.
 * @param windowDays blocks of 24 hours from shipping, a setting of the shop; Infinity for staff,
 * who take back what comes late
 */
export function validateReturn(
  { isReturn, isDigital, orderState, shippedAt, hold }: ReturnableFacts,
  now: Date,
  windowDays: number,
): Rejection | null {
  if (isReturn) return rejection('IS_A_RETURN', 'This is a return already.');
  if (isDigital) return rejection('DIGITAL_ORDER', 'Digital items cannot be returned.');
  if (orderState !== 'SHIPPED') {
    return rejection('NOT_SHIPPED', 'Only shipped orders can be returned.');
  }
  if (hold === 'PAYMENT_DISPUTED' || hold === 'DISPUTE_LOST') return returnDisputed[hold];
  if (withinReturnWindow(shippedAt, now, windowDays)) return null;
  return rejection('RETURN_WINDOW_OVER', tooLateToReturn(windowDays));
}

const returnDisputed = {
  PAYMENT_DISPUTED: rejection(
    'PAYMENT_DISPUTED',
    'This payment is disputed at the bank. Returns are possible once the dispute is settled.',
  ),
  DISPUTE_LOST: rejection(
    'DISPUTE_LOST',
    'The bank has returned this payment already, so there is nothing left to refund for a return.',
  ),
};

export const nothingToReturn = rejection('NOTHING_CHOSEN', 'Choose at least one unit to return.');
export const moreThanPurchased = rejection(
  'TOO_MANY_UNITS',
  "You cannot Return more than you've purchased.",
);
export const returnRequested =
  'Your return was requested. We will write to you with the next steps.';

/** What a decision about a return says in its history (`why`) and to staff. */
export interface ReturnDecision {
  why: string;
  reason: string;
}

export const returnOpened = 'The return is open, and the customer was told by mail.';

export const presentOpenedReturn = (outcome: Rejection | { returnId: string }) =>
  'code' in outcome
    ? { ...presentRejection(outcome), returnId: null }
    : { ...presentDone(returnOpened), ...outcome };

export const requestedByCustomer = 'Return requested by the customer';
export const openedByStaff = 'Return opened by staff';
export const returnRefundedWhy = 'Return refunded';

export function returnReceived(restock: boolean): ReturnDecision {
  const fate = restock ? 'put back on the shelf' : 'scrapped';
  return {
    why: `Return received, units ${fate}`,
    reason: `The return was received; its units were ${fate}.`,
  };
}

export const returnDenied: ReturnDecision = {
  why: 'Return denied',
  reason: 'The return was denied.',
};

export function returnRefunded(cents: number): ReturnDecision {
  const dollars = formatMoney(cents);
  return {
    why: `${returnRefundedWhy}: ${dollars}`,
    reason: `${dollars} goes back to the customer.`,
  };
}
