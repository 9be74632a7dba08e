import { isLine, isRefund, type OrderMoney, type RefundParts } from '../refunds/refund-parts.ts';
import { refundRest, refundReturned } from '../refunds/refund-rest.ts';
import { byCustomer, byShop, cancelledFor } from './cancellation.ts';
import { NO_CHARGE, type Charge } from './charges.ts';
import { returnDenied, returnReceived, returnRefunded, returnRefundedWhy } from './returns.ts';
import {
  movedByStaff,
  orderCancelled,
  orderMoved,
  orderRefunded,
  refundedByStaff,
  restRefunded,
} from './staff-moves.ts';
import type { OrderState } from './transitions.ts';

/** An order that may move, as `refuseMove` or `refuseCancelling` has found. */
export interface MovedOrder {
  orderState: OrderState;
  /** For a return, what comes back; null for an order. */
  returned: readonly { catalogId: string; catalogItemId: string; quantity: number }[] | null;
  /** Of the order, or of the one that a return belongs to; read where `movesMoney` says so. */
  money: OrderMoney | null;
}

export interface Move {
  to: OrderState;
  /** With RETURNED: whether the units go back on the shelf. */
  restock: boolean;
  by: 'CUSTOMER' | 'STAFF';
}

export type MoveEmail = 'SHIPPED' | 'CANCELLED' | 'RETURNED' | 'DENIED' | 'REFUNDED';

/** What a move brings about. */
export interface MoveChanges {
  /** What the history of the order says, and that of the order a return belongs to. */
  why: string;
  /** Its units go back on the shelf. */
  restocks: boolean;
  /** Nobody picks it any more. */
  endsClaim: boolean;
  /** The order that a denied or refunded return belongs to waits for it no longer. */
  closesReturn: boolean;
  /** What each line of a return is worth once its money goes back; null where that stays. */
  charges: readonly Charge[] | null;
  /** Null where no money goes back. */
  refund: { parts: RefundParts; reason: string } | null;
  email: MoveEmail | null;
  /** What whoever moved it is told. */
  reason: string;
}

/**
 * Everything that follows from a move for goods, money, history, and email.
 * @throws Error where money moves and `money` is missing
 */
export function decideMove(order: MovedOrder, move: Move): MoveChanges {
  const changes = {
    restocks: false,
    endsClaim: false,
    closesReturn: false,
    charges: null,
    refund: null,
    email: null,
  };
  if (order.returned !== null) return { ...changes, ...moveReturn(order, order.returned, move) };
  return { ...changes, ...moveSold(order, move) };
}

type Changed = Partial<MoveChanges> & Pick<MoveChanges, 'why' | 'reason'>;

function moveSold(order: MovedOrder, { to, by }: Move): Changed {
  if (to === 'CANCELLED') {
    const money = moneyOf(order, to);
    const parts = refundRest(money, { shipping: true });
    const why = by === 'STAFF' ? byShop : byCustomer;
    return {
      why,
      restocks: true,
      endsClaim: true,
      refund: refundOf(money, parts, why),
      email: 'CANCELLED',
      reason: by === 'STAFF' ? orderCancelled(parts.amount) : cancelledFor(parts.amount),
    };
  }
  if (to === 'REFUNDED') {
    // It was shipped and doesn't come back: all that is left of its lines, not the shipping.
    const money = moneyOf(order, to);
    const parts = refundRest(money, { shipping: false });
    return {
      why: refundedByStaff,
      refund: refundOf(money, parts, restRefunded),
      email: 'REFUNDED',
      reason: orderRefunded(parts.amount),
    };
  }
  return {
    why: movedByStaff,
    endsClaim: to === 'PICKED',
    email: to === 'SHIPPED' ? 'SHIPPED' : null,
    reason: orderMoved(order.orderState, to),
  };
}

function moveReturn(
  order: MovedOrder,
  units: NonNullable<MovedOrder['returned']>,
  { to, restock }: Move,
): Changed {
  if (to === 'RETURNED') {
    return { ...returnReceived(restock), restocks: restock, email: 'RETURNED' };
  }
  if (to === 'CANCELLED') return { ...returnDenied, closesReturn: true, email: 'DENIED' };
  const money = moneyOf(order, to);
  const parts = refundReturned(money, units);
  return {
    ...returnRefunded(parts.amount),
    closesReturn: true,
    // Other returns may have been denied and money may have gone back since it was opened, so that
    // it can be worth something else than it said.
    charges: units.map((unit) => {
      const part = parts.lines.find(isLine(unit));
      return part ? { grossCents: part.amount, taxCents: part.tax } : NO_CHARGE;
    }),
    refund: refundOf(money, parts, returnRefundedWhy),
    email: 'REFUNDED',
  };
}

const refundOf = (money: OrderMoney, parts: RefundParts, reason: string) =>
  isRefund(money, parts) ? { parts, reason } : null;

function moneyOf({ money, orderState }: MovedOrder, to: OrderState): OrderMoney {
  if (money === null) throw new Error(`its money decides a move from ${orderState} to ${to}`);
  return money;
}
