import type { components } from '../../src/schema.d.ts';
import type { AuditedAction } from '../audit/audited-action.ts';
import { statesBeforeShipping, type OrderState } from '../orders/transitions.ts';
import { unlessRejected, type Rejection } from '../rejection.ts';
import { assignedBefore, assignRefund, refundCovers } from './assign-refund.ts';
import { composeRefund, isAReturn, type RefundRequest } from './compose-refund.ts';
import type { OrderMoney, RefundParts } from './refund-parts.ts';
import { validateNoDispute, type PaymentMoney } from './refundable.ts';
import { refundAsked } from './replies.ts';

type OrderRefund = components['schemas']['OrderRefund'];

/** What goes back, and what history and audit say of it. */
export interface RefundChanges {
  parts: RefundParts;
  /** Whether units that don't ship go back on the shelf; otherwise they are scrap. */
  restock: boolean;
  why: string;
  audit: AuditedAction;
}

export interface RefundedOrder {
  id: string;
  isReturn: boolean;
  money: OrderMoney;
}

type StaffRequest = RefundRequest & { restock?: boolean | undefined };

/** Staff give back units of an order, an amount or its shipping. */
export function decideRefund(
  order: RefundedOrder & { payment: PaymentMoney },
  { reason, restock = true, ...request }: StaffRequest & { reason: string },
  refundId: string,
): RefundChanges | Rejection {
  const rejection = order.isReturn ? isAReturn : validateNoDispute(order.payment);
  return unlessRejected(rejection ?? composeRefund(order.money, request), (parts) => ({
    parts,
    restock,
    why: refundAsked(parts.amount, reason),
    audit: {
      action: 'orders.refund',
      subject: `order ${order.id}`,
      before: null,
      after: { refundId, reason, restock, ...parts },
    },
  }));
}

/**
 * Staff say which units a refund made in the provider's dashboard covers.
 * @param order its money without that refund
 */
export function decideAssignment(
  order: RefundedOrder,
  refund: Pick<OrderRefund, 'refundId' | 'amount' | 'origin' | 'state' | 'assigned'>,
  { restock = true, lines }: Pick<StaffRequest, 'restock' | 'lines'>,
): RefundChanges | Rejection {
  if (order.isReturn) return isAReturn;
  const { refundId, amount, origin, state, assigned } = refund;
  if (origin !== 'PROVIDER' || state === 'FAILED' || assigned) return assignedBefore;
  return unlessRejected(assignRefund(order.money, amount, { lines }), (parts) => ({
    parts,
    restock,
    why: refundCovers(parts.lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    audit: {
      action: 'orders.assign-refund',
      subject: `order ${order.id}`,
      before: { refundId, assigned: false },
      after: { refundId, assigned: true, ...parts },
    },
  }));
}

interface OrderAfterRefund {
  isReturn: boolean;
  isDigital: boolean;
  orderState: OrderState;
  /** All its labels are bought. */
  labelled: boolean;
  /** A label is being bought, or some of its parcels have one. */
  labelling: boolean;
}

/** A line of an order, by an id that is its own there. */
interface UnitsOfLine {
  id: string;
  quantity: number;
}

/** Decides which units stay here because their money went back, and what the order does next. */
export function goodsAfterRefund<Line extends UnitsOfLine>(
  { isReturn, isDigital, orderState, labelled, labelling }: OrderAfterRefund,
  before: readonly Line[],
  after: { lines: readonly Line[]; units: number },
): {
  /** Units that don't ship any more. */
  taken: readonly Line[];
  /** `STOP_PARCEL`: its label has to be voided before it can be canceled. */
  next: 'NOTHING' | 'PACK_AGAIN' | 'STOP_PARCEL' | 'CANCEL';
} {
  const unchanged = { taken: [], next: 'NOTHING' } as const;
  if (isReturn || isDigital) return unchanged;
  if (!statesBeforeShipping.includes(orderState)) {
    return after.units === 0 && labelled ? { taken: [], next: 'STOP_PARCEL' } : unchanged;
  }
  const taken = moreUnits(before, after.lines);
  if (taken.length === 0) return unchanged;
  if (after.units > 0) return { taken, next: 'PACK_AGAIN' };
  return { taken, next: labelling ? 'STOP_PARCEL' : 'CANCEL' };
}

/** Units that the first have more than the others. */
export const moreUnits = <Line extends UnitsOfLine>(
  lines: readonly Line[],
  others: readonly UnitsOfLine[],
): Line[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - (others.find(({ id }) => id === line.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
