import { pickFields } from '../../domain/fields.ts';
import {
  decideOverrule,
  decideRestart,
  decideUnit,
  type PackingChanges,
} from '../../domain/packing/decide-packing.ts';
import {
  packedFields,
  packingProgress,
  packingState,
  type LineToPack,
  type Packing,
} from '../../domain/packing/packing.ts';
import { validatePacking } from '../../domain/packing/validate-packing.ts';
import {
  packingLoaded,
  presentPackingOutcome,
  type PackingOutcome,
} from '../../domain/packing/replies.ts';
import { toDate } from '../../domain/time/calendar.ts';
import { parcelContents, statusOf } from '../orders/order-status.ts';
import { recordAudit, type StaffCall } from '../audit/record-audit.ts';
import { shelfFacts } from '../catalog/find-record.ts';
import type { MockCall, MockHandlers } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { oldestFirst } from '../orders/find-order.ts';
import type { Order, OrderPacking, ShopState } from '../state.ts';

export function packingStateOf({ packing: saved }: Pick<Order, 'packing'>) {
  return packingState({
    begunAt: toDate(saved?.begunAt),
    completedAt: toDate(saved?.completedAt),
    overruledAt: toDate(saved?.overruledAt),
  });
}

export const packing = {
  listOrdersToPack({ state }) {
    const isPackable = (one: Order) => validatePacking(statusOf(state, one)) === null;
    return oldestFirst(state.orders.filter(isPackable)).map((order) => {
      const { orderId, dateCreated, state: status, lines } = present(state, order);
      return { orderId, dateCreated, state: status, ...packingProgress(lines) };
    });
  },
  getPacking: (call) =>
    presentParcel(call, (_, now) => ({ done: true, reason: packingLoaded, packing: now })),
  packUnit: (call) =>
    presentParcel(call, (order, before) => {
      const { scanId, code } = call.body;
      const known = before.lines[order.packing?.scans[scanId] ?? -1];
      const changes = decideUnit(before, code, known);
      if ('rejection' in changes) return { done: false, ...changes, packing: before };
      const { counted, lines, state } = changes;
      if (counted) {
        order.packing ??= beginPacking(call.now);
        order.packing.scans[scanId] = lines.indexOf(counted);
        if (state === 'complete') order.packing.completedAt = call.now.toISOString();
      }
      return noted(call, before, changes);
    }),
  restartPacking: (call) =>
    presentParcel(call, (order, before) => {
      const changes = decideRestart(before, Boolean(order.packing));
      order.packing &&= beginPacking(call.now);
      return noted(call, before, changes);
    }),
  overrulePacking: (call) =>
    presentParcel(call, (order, before) => {
      const changes = decideOverrule(before, call.body.reason);
      if (changes.audit) {
        order.packing ??= beginPacking(call.now);
        order.packing.overruledAt = call.now.toISOString();
      }
      return noted(call, before, changes);
    }),
} satisfies Pick<
  MockHandlers,
  'listOrdersToPack' | 'getPacking' | 'packUnit' | 'restartPacking' | 'overrulePacking'
>;

/** Runs a packing call on an order, identified by its id or by its slip's barcode. */
function presentParcel(
  { state, params }: Pick<MockCall<'restartPacking'>, 'state' | 'params'>,
  work: (order: Order, before: Packing) => PackingOutcome,
) {
  const code = params.orderId.toLowerCase();
  const order = getOr404(state.orders, ({ orderId }) => orderId.startsWith(code), 'order');
  const rejection = validatePacking(statusOf(state, order));
  return presentPackingOutcome(
    rejection ? { done: false, rejection, packing: null } : work(order, present(state, order)),
  );
}

export const beginPacking = (now: Date): OrderPacking => ({
  begunAt: now.toISOString(),
  completedAt: null,
  overruledAt: null,
  scans: {},
});

function present(state: ShopState, order: Order): Packing {
  const counted = Object.values(order.packing?.scans ?? {});
  return {
    orderId: order.orderId,
    customerId: order.customerId,
    dateCreated: order.dateCreated,
    state: packingStateOf(order),
    required: false,
    lines: parcelContents(state, order).lines.map((line, at) => {
      const packed = counted.filter((of) => of === at).length;
      return pickFields({ ...line, ...shelfFacts(state, line), packed }, packedFields);
    }),
  };
}

/** Returns the message of a decision and audits it. */
function noted(
  call: StaffCall,
  before: Packing,
  { reason, lines, state, audit }: PackingChanges<LineToPack>,
): PackingOutcome {
  if (audit) recordAudit(call, audit);
  return { done: true, reason, packing: { ...before, lines: [...lines], state } };
}
