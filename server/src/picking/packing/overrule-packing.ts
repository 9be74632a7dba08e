import {
  packingComplete,
  packingOverruled,
  type PackingOutcome,
} from '@spindle/sdk/domain/packing/replies';
import { atPackingTable, type PackingCall } from './at-packing-table.ts';
import { auditPacking } from './audit-packing.ts';
import { beginPacking } from './begin-packing.ts';
import { Packing } from './packing.entity.ts';

/**
 * Lets the label be bought though the order is not packed. What is complete stays so.
 * @throws Failure 404 where there is no such order
 */
export async function overrulePacking(call: PackingCall, typed: string): Promise<PackingOutcome> {
  const { now, user } = call;
  return call.em.transactional(async (em) => {
    const order = await atPackingTable(em, call, { lock: true });
    const { orderId, refusal, packingId } = order;
    if (refusal) return { done: false, refusal, packing: null };
    const packing = order.present();
    const { state: before } = packing;
    if (before === 'complete') return { done: true, reason: packingComplete, packing };
    const id = packingId ?? (await beginPacking(em, { orderId, by: user.id, now }));
    await em.nativeUpdate(Packing, { id }, { overruledAt: now });
    const after = { packing: 'overruled', reason: typed.trim() } as const;
    auditPacking(em, call, { action: 'packing.overrule', orderId, before, after });
    return {
      done: true,
      reason: packingOverruled,
      packing: { ...packing, state: after.packing },
    };
  });
}
