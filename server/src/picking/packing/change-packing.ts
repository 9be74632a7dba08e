import type { EntityManager } from '@mikro-orm/postgresql';
import {
  decideOverrule,
  decideRestart,
  type PackingChanges,
} from '@spindle/sdk/domain/packing/decide-packing';
import type { PackingOutcome } from '@spindle/sdk/domain/packing/replies';
import { recordAudit } from '../../audit/record-audit.ts';
import { lockPackingTable, type PackingCall } from './lock-packing-table.ts';
import { beginPacking } from './begin-packing.ts';
import { Packing } from './packing.entity.ts';

/**
 * Removes all units from the parcel.
 * @throws Failure 404 if the order does not exist
 */
export const restartPacking = (call: PackingCall): Promise<PackingOutcome> =>
  changePacking(
    call,
    (order) => decideRestart(order, order.packingId !== null),
    async (em, { orderId }) => {
      await beginPacking(em, { orderId, by: call.user.id, now: call.now });
    },
  );

/**
 * Allows the label to be bought although the order is not packed.
 * @throws Failure 404 if the order does not exist
 */
export const overrulePacking = (call: PackingCall, typed: string): Promise<PackingOutcome> =>
  changePacking(
    call,
    (order) => decideOverrule(order, typed),
    async (em, { orderId, packingId }) => {
      const { user, now } = call;
      const id = packingId ?? (await beginPacking(em, { orderId, by: user.id, now }));
      await em.nativeUpdate(Packing, { id }, { overruledAt: now });
    },
  );

type AtTable = Awaited<ReturnType<typeof lockPackingTable>>;
type Line = AtTable['lines'][number];

async function changePacking(
  call: PackingCall,
  decide: (order: AtTable) => PackingChanges<Line>,
  write: (em: EntityManager, order: AtTable) => Promise<void>,
): Promise<PackingOutcome> {
  const { user, requestId, now } = call;
  return call.em.transactional(async (em) => {
    const order = await lockPackingTable(em, call, { lock: true });
    const { rejection } = order;
    if (rejection) return { done: false, rejection, packing: null };
    const { reason, lines, state, audit } = decide(order);
    if (audit) {
      await write(em, order);
      const actor = { id: user.id, email: user.email };
      recordAudit(em, { ...audit, actor, requestId, now });
    }
    return { done: true, reason, packing: order.present(lines, state) };
  });
}
