import type { AuditedAction } from '../audit/audited-action.ts';
import type { Rejection } from '../rejection.ts';
import { isPacked, stateAfterUnit, type LineToPack, type PackingState } from './packing.ts';
import { checkUnit } from './validate-packing.ts';
import {
  packingComplete,
  packingNotStarted,
  packingOverruled,
  packingRestarted,
  unitPacked,
} from './replies.ts';

export interface PackedOrder<Line extends LineToPack> {
  orderId: string;
  state: PackingState;
  lines: readonly Line[];
}

/** The packing after a call, with the message about it. */
export interface PackingChanges<Line extends LineToPack> {
  reason: string;
  state: PackingState;
  lines: readonly Line[];
  /** Null if nothing changes except the number of packed units. */
  audit: AuditedAction | null;
}

const unchanged = <Line extends LineToPack>(
  { state, lines }: PackedOrder<Line>,
  reason: string,
): PackingChanges<Line> => ({ reason, state, lines, audit: null });

const auditOf = (
  { orderId, state }: PackedOrder<LineToPack>,
  step: string,
  after: { packing: PackingState; reason?: string },
): AuditedAction => ({
  action: `packing.${step}`,
  subject: `order ${orderId}`,
  before: { packing: state },
  after,
});

/**
 * Adds a scanned unit to its parcel.
 * @param known the line this scan was already counted for. A repeated scan isn't counted again.
 */
export function decideUnit<Line extends LineToPack>(
  order: PackedOrder<Line>,
  scanned: string,
  known: Line | undefined,
): (PackingChanges<Line> & { counted: Line | null }) | { rejection: Rejection } {
  const { lines } = order;
  if (known) {
    const reason = isPacked(lines) ? packingComplete : unitPacked(known);
    return { ...unchanged(order, reason), counted: null };
  }
  const checked = checkUnit(lines, scanned);
  if ('rejection' in checked) return checked;
  const counted = { ...checked.line, packed: checked.line.packed + 1 };
  const after = lines.map((line) => (line === checked.line ? counted : line));
  const state = stateAfterUnit(order.state, after);
  const complete = state === 'complete';
  const step = complete ? 'complete' : 'begin';
  return {
    reason: complete ? packingComplete : unitPacked(counted),
    state,
    lines: after,
    counted,
    audit: state === order.state ? null : auditOf(order, step, { packing: state }),
  };
}

/** Restarts packing with an empty parcel. */
export function decideRestart<Line extends LineToPack>(
  order: PackedOrder<Line>,
  isBegun: boolean,
): PackingChanges<Line> {
  if (!isBegun) return unchanged(order, packingNotStarted);
  return {
    reason: packingRestarted,
    state: 'begun',
    lines: order.lines.map((line) => ({ ...line, packed: 0 })),
    audit: auditOf(order, 'restart', { packing: 'begun' }),
  };
}

/** Allows staff to buy the label for an unpacked order. Completed packing stays complete. */
export function decideOverrule<Line extends LineToPack>(
  order: PackedOrder<Line>,
  typed: string,
): PackingChanges<Line> {
  if (order.state === 'complete') return unchanged(order, packingComplete);
  const after = { packing: 'overruled', reason: typed.trim() } as const;
  return {
    reason: packingOverruled,
    state: 'overruled',
    lines: order.lines,
    audit: auditOf(order, 'overrule', after),
  };
}
