import type { AuditedAction } from '../audit/audited-action.ts';
import type { Rejection } from '../rejection.ts';
import type { RequestedMove } from './decide-move.ts';
import { disputeIsLost } from './disputes.ts';
import { validateMove, type MoveFacts } from './validate-move.ts';
import { orderChanged } from './staff-moves.ts';
import type { OrderState } from './transitions.ts';

export interface EditedOrder extends MoveFacts {
  id: string;
  version: number;
  trackingNumber: string | null;
}

export interface OrderEdit {
  to: OrderState;
  trackingNumber?: string | undefined;
  restock?: boolean | undefined;
  /** The version the editor saw. Without it, the last write wins. */
  version?: number | undefined;
}

interface EditChanges {
  /** Null if the order keeps its state. */
  move: RequestedMove | null;
  /** Null if the number doesn't change or none was entered. */
  trackingNumber: string | null;
  /** Null if nothing changes. */
  audit: AuditedAction | null;
}

/**
 * Decides a staff edit of an order: its state, its tracking number or both. If the order is already
 * in that state, only the number can change.
 */
export function decideEdit(order: EditedOrder, edit: OrderEdit): EditChanges | Rejection {
  const { orderState, trackingNumber } = order;
  const { to, restock = true, version = order.version } = edit;
  if (version !== order.version) return orderChanged;
  const moves = orderState !== to;
  const rejection = moves ? validateMove(order, to) : null;
  if (rejection !== null) return rejection;
  const typed = edit.trackingNumber?.trim() ?? '';
  const noted = typed === '' || typed === trackingNumber ? null : typed;
  const after = { orderState: to, trackingNumber: noted ?? trackingNumber };
  return {
    move: moves ? { to, restock, by: 'STAFF' } : null,
    trackingNumber: noted,
    audit:
      moves || noted !== null
        ? {
            action: 'orders.edit-state',
            subject: `order ${order.id}`,
            before: { orderState, trackingNumber },
            after: { ...after, ...(to === 'RETURNED' && { restock }) },
          }
        : null,
  };
}

interface Dispute {
  id: string;
  status: string;
  acknowledgedAt: Date | string | null;
}

/**
 * Decides which alerts and lost disputes of an order staff acknowledge. Returns null if there are
 * no new ones.
 */
export function decideAcknowledgment<Known extends Dispute>(
  { id, alert }: { id: string; alert: string | null },
  disputes: readonly Known[],
): { disputes: Known[]; audit: AuditedAction } | null {
  const lost = disputes.filter((one) => disputeIsLost(one) && one.acknowledgedAt === null);
  if (lost.length === 0 && alert === null) return null;
  return {
    disputes: lost,
    audit: {
      action: 'orders.acknowledge',
      subject: `order ${id}`,
      before: { alert, lostDisputes: [...new Set(lost.map((one) => one.id))] },
      after: { alert: null, lostDisputes: [] },
    },
  };
}
