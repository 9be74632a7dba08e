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
 * Returns why no unit of an order can be returned, or null.
 * @param windowDays the shop's setting, in 24-hour days after shipping. Infinity for staff, who can
 * accept late returns.
 */
export function validateReturn(
  { isReturn, isDigital, orderState, shippedAt, hold }: ReturnableFacts,
  now: Date,
  windowDays: number,
): Rejection | null {
  if (isReturn) return rejection('IS_A_RETURN', 'This is already a return.');
  if (isDigital) return rejection('DIGITAL_ORDER', "Digital items can't be returned.");
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
    'This payment is disputed at the bank. You can return items once the dispute is settled.',
  ),
  DISPUTE_LOST: rejection(
    'DISPUTE_LOST',
    "The bank already returned this payment, so there's nothing left to refund for a return.",
  ),
};

export const nothingToReturn = rejection('NOTHING_CHOSEN', 'Choose at least one unit to return.');
export const moreThanPurchased = rejection(
  'TOO_MANY_UNITS',
  "You cannot Return more than you've purchased.",
);
export const returnRequested = "Return requested. We'll email you the next steps.";

/** The history entry (`why`) and the message to staff for a decision on a return. */
export interface ReturnDecision {
  why: string;
  reason: string;
}

export const returnOpened = 'Return opened. We emailed the customer.';

export const presentOpenedReturn = (outcome: Rejection | { returnId: string }) =>
  'code' in outcome
    ? { ...presentRejection(outcome), returnId: null }
    : { ...presentDone(returnOpened), ...outcome };

export const requestedByCustomer = 'Return requested by the customer';
export const openedByStaff = 'Return opened by staff';
export const returnRefundedWhy = 'Return refunded';

export function returnReceived(restock: boolean): ReturnDecision {
  const scenario = restock ? 'restocked' : 'discarded';
  return {
    why: `Return received, units ${scenario}`,
    reason: `Return received. Units ${scenario}.`,
  };
}

export const returnDenied: ReturnDecision = {
  why: 'Return denied',
  reason: 'Return denied.',
};

export function returnRefunded(cents: number): ReturnDecision {
  const dollars = formatMoney(cents);
  return {
    why: `${returnRefundedWhy}: ${dollars}`,
    reason: `${dollars} will be refunded to the customer.`,
  };
}
