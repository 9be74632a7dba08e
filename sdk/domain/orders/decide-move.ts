import { isLine, isRefund, type OrderMoney, type RefundParts } from '../refunds/refund-parts.ts';
import { refundRemainder, refundReturned } from '../refunds/refund-rest.ts';
import { byCustomer, byShop, canceledFor } from './cancellation.ts';
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

/** An order or return that `validateMove` or `validateCancellation` has cleared to move. */
export interface MovableOrder {
  orderState: OrderState;
  /** The units that come back if this is a return; null if it is an order. */
  returned: readonly { catalogId: string; catalogItemId: string; quantity: number }[] | null;
  /** What was paid for the order, or for the one a return belongs to; may be null unless `movesMoney`. */
  money: OrderMoney | null;
}

export interface Move {
  to: OrderState;
  /** Whether returned units go back on the shelf; only for RETURNED. */
  restock: boolean;
  by: 'CUSTOMER' | 'STAFF';
}

export type MoveEmail = 'SHIPPED' | 'CANCELLED' | 'RETURNED' | 'DENIED' | 'REFUNDED';

/** Everything that has to happen as a result of a move. */
export interface MoveChanges {
  /** Recorded in the order's history and, for a return, in that of the order it belongs to. */
  why: string;
  /** Whether its units go back on the shelf. */
  restocks: boolean;
  /** Whether the picker's claim ends. */
  endsClaim: boolean;
  /** Whether the return is settled, so that its order no longer counts it as open. */
  closesReturn: boolean;
  /** The new charge for each line of a refunded return, in their order; null if charges stay. */
  charges: readonly Charge[] | null;
  /** Null if no money goes back. */
  refund: { parts: RefundParts; reason: string } | null;
  email: MoveEmail | null;
  /** The message to the person who made the move. */
  reason: string;
}

/**
 * Decides how a move affects goods, money, history, and email.
 * @throws Error if money moves and `money` is null
 */
export function decideMove(order: MovableOrder, move: Move): MoveChanges {
  const unchanged = {
    restocks: false,
    endsClaim: false,
    closesReturn: false,
    charges: null,
    refund: null,
    email: null,
  };
  if (order.returned !== null)
    return { ...unchanged, ...decideReturnMove(order, order.returned, move) };
  return { ...unchanged, ...decideOrderMove(order, move) };
}

type Changed = Partial<MoveChanges> & Pick<MoveChanges, 'why' | 'reason'>;

function decideOrderMove(order: MovableOrder, { to, by }: Move): Changed {
  if (to === 'CANCELLED') {
    const money = moneyOf(order, to);
    const parts = refundRemainder(money, { shipping: true });
    const why = by === 'STAFF' ? byShop : byCustomer;
    return {
      why,
      restocks: true,
      endsClaim: true,
      refund: refundOf(money, parts, why),
      email: 'CANCELLED',
      reason: by === 'STAFF' ? orderCancelled(parts.amount) : canceledFor(parts.amount),
    };
  }
  if (to === 'REFUNDED') {
    // It has shipped and isn't coming back: what is left of its lines is refunded, shipping is not.
    const money = moneyOf(order, to);
    const parts = refundRemainder(money, { shipping: false });
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

function decideReturnMove(
  order: MovableOrder,
  units: NonNullable<MovableOrder['returned']>,
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
    // Since this return was opened, others may have been denied and refunds made, so its value may
    // have changed.
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

function moneyOf({ money, orderState }: MovableOrder, to: OrderState): OrderMoney {
  if (money === null) throw new Error(`moving from ${orderState} to ${to} needs the order's money`);
  return money;
}
