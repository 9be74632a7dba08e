import type { components } from '../../src/schema.d.ts';
import type { AuditedAction } from '../audit/audited-action.ts';
import { partUnits, type FrozenPart } from '../orders/sold-parts.ts';
import { statesBeforeShipping, type OrderState } from '../orders/transitions.ts';
import { unlessRejected, type Rejection } from '../rejection.ts';
import { assignedBefore, assignRefund, refundCovers } from './assign-refund.ts';
import { composeRefund, isAReturn, type RefundRequest } from './compose-refund.ts';
import type { OrderMoney, RefundParts } from './refund-parts.ts';
import { validateNoDispute, type PaymentMoney } from './refundable.ts';
import { refundRequested } from './replies.ts';

type OrderRefund = components['schemas']['OrderRefund'];

/** The refund's parts, and its entries in the history and audit log. */
export interface RefundChanges {
  parts: RefundParts;
  /** Whether units that don't ship go back on the shelf. Otherwise they are discarded. */
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

/** Decides a staff refund of units, an amount or shipping. */
export function decideRefund(
  order: RefundedOrder & { payment: PaymentMoney },
  { reason, restock = true, ...request }: StaffRequest & { reason: string },
  refundId: string,
): RefundChanges | Rejection {
  const rejection = order.isReturn ? isAReturn : validateNoDispute(order.payment);
  return unlessRejected(rejection ?? composeRefund(order.money, request), (parts) => ({
    parts,
    restock,
    why: refundRequested(parts.amount, reason),
    audit: {
      action: 'orders.refund',
      subject: `order ${order.id}`,
      before: null,
      after: { refundId, reason, restock, ...parts },
    },
  }));
}

/**
 * Decides which units a refund made in the provider's dashboard covers.
 * @param order the order with its money without that refund
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
  /** Whether all of the order's labels are bought. */
  labelled: boolean;
  /** Whether a label is being bought, or only some parcels have one. */
  labelling: boolean;
}

/** A line of an order, identified within the order. */
interface UnitsOfLine {
  id: string;
  quantity: number;
  parts?: readonly FrozenPart[] | null | undefined;
}

/** Decides which units no longer ship because of a refund, and how the order changes. */
export function goodsAfterRefund<Line extends UnitsOfLine>(
  { isReturn, isDigital, orderState, labelled, labelling }: OrderAfterRefund,
  before: readonly Line[],
  after: { lines: readonly Line[]; goods: number },
): {
  /** Units that no longer ship. */
  taken: readonly Line[];
  /** `STOP_PARCEL`: the label has to be voided before the order can be closed. */
  next: 'NOTHING' | 'PACK_AGAIN' | 'STOP_PARCEL' | 'CLOSE';
} {
  const unchanged = { taken: [], next: 'NOTHING' } as const;
  if (isReturn || isDigital) return unchanged;
  if (!statesBeforeShipping.includes(orderState)) {
    return after.goods === 0 && labelled ? { taken: [], next: 'STOP_PARCEL' } : unchanged;
  }
  const taken = moreUnits(before, after.lines);
  if (taken.length === 0) return unchanged;
  if (after.goods > 0) return { taken, next: 'PACK_AGAIN' };
  return { taken, next: labelling ? 'STOP_PARCEL' : 'CLOSE' };
}

/**
 * Subtracts the units of the other lines, with the parts of kits in place of the kits. Returns the
 * lines that have units left.
 */
export function moreUnits<Line extends UnitsOfLine>(
  lines: readonly Line[],
  others: readonly UnitsOfLine[],
): Line[] {
  const less = partUnits(others);
  return partUnits(lines).flatMap((line) => {
    const same = less.find(({ id, before }) => id === line.id && before === line.before);
    const quantity = line.quantity - (same?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
