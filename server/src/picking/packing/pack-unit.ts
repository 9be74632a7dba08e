import { isPacked, stateAfterUnit } from '@spindle/sdk/domain/packing/packing';
import { judgeUnit } from '@spindle/sdk/domain/packing/refuse-packing';
import {
  packingComplete,
  unitPacked,
  type PackingOutcome,
} from '@spindle/sdk/domain/packing/replies';
import type { EntityManager } from '@mikro-orm/postgresql';
import { atPackingTable, type PackingCall } from './at-packing-table.ts';
import { auditPacking } from './audit-packing.ts';
import { beginPacking } from './begin-packing.ts';
import { Packing } from './packing.entity.ts';
import { PackedUnit } from './packed-unit.entity.ts';

interface Scan {
  scanId: string;
  code: string;
}

/**
 * Counts a unit into its parcel; a scan that was counted before counts no more. The order is locked
 * meanwhile, so that two people's units add up.
 * @throws Failure 404 where there is no such order
 */
export async function packUnit(call: PackingCall, scan: Scan): Promise<PackingOutcome> {
  const { user, now } = call;
  return call.em.transactional(async (em) => {
    const order = await atPackingTable(em, call, { lock: true });
    const { lines, orderId, refusal } = order;
    if (refusal) return { done: false, refusal, packing: null };
    const counted = await lineCounted(em, order.packingId, scan);
    const known = lines.find(({ id }) => id === counted);
    if (known) {
      const reason = isPacked(lines) ? packingComplete : unitPacked(known);
      return { done: true, reason, packing: order.present() };
    }
    const judged = judgeUnit(lines, scan.code);
    if ('refusal' in judged) return { done: false, ...judged, packing: order.present() };
    const packingId = order.packingId ?? (await beginPacking(em, { orderId, by: user.id, now }));
    const line = { ...judged.line, packed: judged.line.packed + 1 };
    em.create(PackedUnit, {
      packing: packingId,
      line: line.id,
      unit: line.packed,
      scanId: scan.scanId,
      packedBy: user.id,
      packedAt: now,
    });
    const after = lines.map((one) => (one.id === line.id ? line : one));
    const { state: before } = order.present();
    const state = stateAfterUnit(before, after);
    if (state === 'complete') {
      await em.nativeUpdate(Packing, { id: packingId }, { completedAt: now });
    }
    if (state !== before) {
      const action = state === 'complete' ? 'packing.complete' : 'packing.begin';
      auditPacking(em, call, { action, orderId, before, after: { packing: state } });
    }
    const reason = state === 'complete' ? packingComplete : unitPacked(line);
    return { done: true, reason, packing: order.present(after, state) };
  });
}

/** The line that this very scan was counted to; undefined where it was not. */
async function lineCounted(
  em: EntityManager,
  packingId: string | null,
  { scanId }: Scan,
): Promise<string | undefined> {
  if (packingId === null) return undefined;
  const unit = await em.findOne(PackedUnit, { packing: packingId, scanId });
  return unit?.line.id;
}
