import {
  packingNotBegun,
  packingRestarted,
  type PackingOutcome,
} from '@spindle/sdk/domain/packing/replies';
import { atPackingTable, type PackingCall } from './at-packing-table.ts';
import { auditPacking } from './audit-packing.ts';
import { beginPacking } from './begin-packing.ts';

/**
 * Takes everything out of the parcel: what was begun is begun anew.
 * @throws Failure 404 where there is no such order
 */
export async function restartPacking(call: PackingCall): Promise<PackingOutcome> {
  return call.em.transactional(async (em) => {
    const order = await atPackingTable(em, call, { lock: true });
    const { orderId, refusal, lines } = order;
    if (refusal) return { done: false, refusal, packing: null };
    const packing = order.present();
    if (order.packingId === null) return { done: true, reason: packingNotBegun, packing };
    await beginPacking(em, { orderId, by: call.user.id, now: call.now });
    const after = { packing: 'begun' } as const;
    const { state: before } = packing;
    auditPacking(em, call, { action: 'packing.restart', orderId, before, after });
    const empty = lines.map((line) => ({ ...line, packed: 0 }));
    return { done: true, reason: packingRestarted, packing: order.present(empty, after.packing) };
  });
}
