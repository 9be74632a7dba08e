import { packingLoaded, presentPackingOutcome } from '@spindle/sdk/domain/packing/replies';
import type { Handlers } from '../../contract/handlers.ts';
import { lockPackingTable } from './lock-packing-table.ts';
import { overrulePacking, restartPacking } from './change-packing.ts';
import { listOrdersToPack } from './list-orders-to-pack.ts';
import { packUnit } from './pack-unit.ts';

export const packing = {
  listOrdersToPack: ({ em }) => listOrdersToPack(em),
  async getPacking(call) {
    const { rejection, present } = await lockPackingTable(call.em, call);
    return presentPackingOutcome(
      rejection
        ? { done: false, rejection, packing: null }
        : { done: true, reason: packingLoaded, packing: present() },
    );
  },
  packUnit: async (call) => presentPackingOutcome(await packUnit(call, call.body)),
  restartPacking: async (call) => presentPackingOutcome(await restartPacking(call)),
  overrulePacking: async (call) =>
    presentPackingOutcome(await overrulePacking(call, call.body.reason)),
} satisfies Handlers<
  'listOrdersToPack' | 'getPacking' | 'packUnit' | 'restartPacking' | 'overrulePacking'
>;
