import { isRefund, type OrderMoney, type RefundParts } from '../refunds/refund-parts.ts';
import { refundRemainder, refundReturned, type ReturnedUnits } from '../refunds/refund-rest.ts';
import { byCustomer, byShop, canceledFor } from './cancellation.ts';
import { NO_CHARGE, type Charge } from './charges.ts';
import { isLine } from './is-line.ts';
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
  /** The units that come back with a return. Null for an order. */
  returned: readonly ReturnedUnits[] | null;
  /** What was paid for the order, or for the order of a return. May be null unless `movesMoney`. */
  money: OrderMoney | null;
}

export interface RequestedMove {
  to: OrderState;
  /** Whether returned units go back on the shelf. Only for RETURNED. */
  restock: boolean;
  by: 'CUSTOMER' | 'STAFF';
}

export type MoveEmail = 'SHIPPED' | 'CANCELLED' | 'RETURNED' | 'DENIED' | 'REFUNDED';

/** Everything that follows from a move. */
export interface MoveChanges {
  /**
   * Recorded in the order's history. For a return, also recorded in the history of the original
   * order.
   */
  why: string;
  /** Whether its units go back on the shelf. */
  restocks: boolean;
  /** Whether the picker's claim ends. */
  endsClaim: boolean;
  /** Whether the return is settled, so that it no longer counts as open. */
  closesReturn: boolean;
  /**
   * The new charges for the lines of a refunded return, in order. Null if the charges don't change.
   */
  charges: readonly Charge[] | null;
  /** Null if nothing is refunded. */
  refund: { parts: RefundParts; reason: string } | null;
  email: MoveEmail | null;
  /** The message to the person who made the move. */
  reason: string;
}

/**
 * Decides how a move affects goods, money, history and email.
 * @throws Error if money moves and `money` is null
 */
export function decideMove(order: MovableOrder, move: RequestedMove): MoveChanges {
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

type PartialChanges = Partial<MoveChanges> & Pick<MoveChanges, 'why' | 'reason'>;

function decideOrderMove(order: MovableOrder, { to, by }: RequestedMove): PartialChanges {
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
    // The order has shipped and isn't coming back, so the rest of its lines is refunded, without
    // shipping.
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
  { to, restock }: RequestedMove,
): PartialChanges {
  if (to === 'RETURNED') {
    return { ...returnReceived(restock), restocks: restock, email: 'RETURNED' };
  }
  if (to === 'CANCELLED') return { ...returnDenied, closesReturn: true, email: 'DENIED' };
  const money = moneyOf(order, to);
  const parts = refundReturned(money, units);
  return {
    ...returnRefunded(parts.amount),
    closesReturn: true,
    // Other returns may have been denied, and refunds made, since this return was opened. Its value
    // may have changed.
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
