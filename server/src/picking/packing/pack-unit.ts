import { decideUnit } from '@spindle/sdk/domain/packing/decide-packing';
import type { PackingOutcome } from '@spindle/sdk/domain/packing/replies';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAudit } from '../../audit/record-audit.ts';
import { lockPackingTable, type PackingCall } from './lock-packing-table.ts';
import { isUnitOf } from './read-packing.ts';
import { beginPacking } from './begin-packing.ts';
import { Packing } from './packing.entity.ts';
import { PackedUnit } from './packed-unit.entity.ts';

interface Scan {
  scanId: string;
  code: string;
}

/**
 * Counts a unit as packed. A repeated scan does not count again. The order is locked so that units
 * from concurrent packers add up.
 * @throws Failure 404 if the order does not exist
 */
export async function packUnit(call: PackingCall, scan: Scan): Promise<PackingOutcome> {
  const { user, now, requestId } = call;
  return call.em.transactional(async (em) => {
    const order = await lockPackingTable(em, call, { lock: true });
    const { orderId, rejection } = order;
    if (rejection) return { done: false, rejection, packing: null };
    const known = await lineCounted(em, order.packingId, scan);
    const changes = decideUnit(
      order,
      scan.code,
      order.lines.find((line) => line.id === known?.lineId && isUnitOf(line, known.unit)),
    );
    if ('rejection' in changes) return { done: false, ...changes, packing: order.present() };
    const { counted, state, reason, audit } = changes;
    if (counted) {
      const packing = order.packingId ?? (await beginPacking(em, { orderId, by: user.id, now }));
      em.create(PackedUnit, {
        packing,
        line: counted.id,
        unit: (counted.before ?? 0) + counted.packed,
        scanId: scan.scanId,
        packedBy: user.id,
        packedAt: now,
      });
      if (state === 'complete')
        await em.nativeUpdate(Packing, { id: packing }, { completedAt: now });
    }
    const actor = { id: user.id, email: user.email };
    if (audit) recordAudit(em, { ...audit, actor, requestId, now });
    return { done: true, reason, packing: order.present(changes.lines, state) };
  });
}

/** Returns the line for which this scan was already counted, or undefined. */
async function lineCounted(
  em: EntityManager,
  packingId: string | null,
  { scanId }: Scan,
): Promise<{ lineId: string; unit: number } | undefined> {
  if (packingId === null) return undefined;
  const unit = await em.findOne(PackedUnit, { packing: packingId, scanId });
  return unit ? { lineId: unit.line.id, unit: unit.unit } : undefined;
}
