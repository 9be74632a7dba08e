import { notFound } from '../../contract/failure.ts';
import { pickFields } from '../../domain/fields.ts';
import {
  packedFields,
  packingProgress,
  isPacked,
  stateAfterUnit,
  type Packing,
  type PackingState,
} from '../../domain/packing/packing.ts';
import { judgeUnit, refusePacking } from '../../domain/packing/refuse-packing.ts';
import {
  packingComplete,
  packingKnown,
  packingNotBegun,
  packingOverruled,
  packingRestarted,
  presentPackingOutcome,
  unitPacked,
  type PackingOutcome,
} from '../../domain/packing/replies.ts';
import { noSuch } from '../../domain/records.ts';
import { owedOf } from '../orders/standing-of.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { knownItem } from '../catalog/known-record.ts';
import type { MockCall, MockHandlers } from '../core/call.ts';
import { packingStateOf } from './packing-state.ts';
import { factsToShip } from '../shipping/list-label-rates.ts';
import type { Order, OrderPacking, ShopState } from '../state.ts';

type PackingCall = Pick<
  MockCall<'restartPacking'>,
  'state' | 'params' | 'user' | 'caller' | 'now' | 'newId'
>;

const MOST_LISTED = 500;

export const packing = {
  listOrdersToPack({ state }) {
    return state.orders
      .filter((one) => refusePacking(factsToShip(state, one)) === null)
      .toSorted(
        (a, b) => a.dateCreated.localeCompare(b.dateCreated) || a.orderId.localeCompare(b.orderId),
      )
      .slice(0, MOST_LISTED)
      .map((order) => {
        const { orderId, dateCreated, state: standing, lines } = present(state, order);
        return { orderId, dateCreated, state: standing, ...packingProgress(lines) };
      });
  },
  getPacking: (call) =>
    atTable(call, (_, now) => ({ done: true, reason: packingKnown, packing: now })),
  packUnit: (call) =>
    atTable(call, (order, before) => {
      const { scanId, code } = call.body;
      const { scans } = order.packing ?? beginPacking(call.now);
      const known = before.lines[scans[scanId] ?? -1];
      if (known) {
        const reason = isPacked(before.lines) ? packingComplete : unitPacked(known);
        return { done: true, reason, packing: before };
      }
      const judged = judgeUnit(before.lines, code);
      if ('refusal' in judged) return { done: false, ...judged, packing: before };
      order.packing ??= beginPacking(call.now);
      order.packing.scans[scanId] = before.lines.indexOf(judged.line);
      const { lines } = present(call.state, order);
      const next = stateAfterUnit(before.state, lines);
      if (next === 'complete') order.packing.completedAt = call.now.toISOString();
      const action = next === 'complete' ? 'packing.complete' : 'packing.begin';
      if (next !== before.state)
        audit(call, order, { action, before: before.state, after: { packing: next } });
      const line = lines[before.lines.indexOf(judged.line)] ?? judged.line;
      const reason = next === 'complete' ? packingComplete : unitPacked(line);
      return { done: true, reason, packing: present(call.state, order) };
    }),
  restartPacking: (call) =>
    atTable(call, (order, before) => {
      if (!order.packing) return { done: true, reason: packingNotBegun, packing: before };
      order.packing = beginPacking(call.now);
      const after = { packing: 'begun' } as const;
      audit(call, order, { action: 'packing.restart', before: before.state, after });
      return { done: true, reason: packingRestarted, packing: present(call.state, order) };
    }),
  overrulePacking: (call) =>
    atTable(call, (order, before) => {
      if (before.state === 'complete')
        return { done: true, reason: packingComplete, packing: before };
      order.packing ??= beginPacking(call.now);
      order.packing.overruledAt = call.now.toISOString();
      const after = { packing: 'overruled', reason: call.body.reason.trim() } as const;
      audit(call, order, { action: 'packing.overrule', before: before.state, after });
      return { done: true, reason: packingOverruled, packing: present(call.state, order) };
    }),
} satisfies Pick<
  MockHandlers,
  'listOrdersToPack' | 'getPacking' | 'packUnit' | 'restartPacking' | 'overrulePacking'
>;

/** What comes of a call about an order that an id or the bar code of its slip names. */
function atTable(
  { state, params }: Pick<PackingCall, 'state' | 'params'>,
  work: (order: Order, before: Packing) => PackingOutcome,
) {
  const code = params.orderId.toLowerCase();
  const order = state.orders.find(({ orderId }) => orderId.startsWith(code));
  if (!order) throw notFound(noSuch('order'));
  const refusal = refusePacking(factsToShip(state, order));
  return presentPackingOutcome(
    refusal ? { done: false, refusal, packing: null } : work(order, present(state, order)),
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
    lines: owedOf(state, order).lines.map((line, at) => {
      const partNumber = knownItem(state, line)?.externalId ?? null;
      const packed = counted.filter((of) => of === at).length;
      return pickFields({ ...line, partNumber, packed }, packedFields);
    }),
  };
}

interface Step {
  action: string;
  before: PackingState;
  after: { packing: PackingState; reason?: string };
}

function audit(call: PackingCall, { orderId }: Order, { action, before, after }: Step): void {
  const subject = `order ${orderId}`;
  recordAudit(call, { action, subject, before: { packing: before }, after });
}
