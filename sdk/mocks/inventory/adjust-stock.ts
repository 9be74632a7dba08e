import { unfitInput } from '../../contract/failure.ts';
import {
  adjustmentOf,
  presentAdjustment,
  unfitEntries,
  type Units,
} from '../../domain/inventory/adjust-stock.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOf, keyTextOf, type ItemKey } from '../catalog/find-record.ts';
import type { MockCall } from '../core/call.ts';
import type { ShopState } from '../state.ts';
import { moveStock, stockOf } from './move-stock.ts';

/** Changes the counts of many items; entries that are refused leave the others done. */
export function adjustStock(call: MockCall<'adjustStock'>) {
  const { entries, reason, reference = null } = call.body;
  const unfit = unfitEntries(entries);
  if (unfit !== null) throw unfitInput(unfit);
  const results = entries.map((entry) => {
    const units = unitsOf(call.state, entry);
    const outcome = adjustmentOf(entry, units);
    if (!('refused' in outcome) && outcome.difference !== 0) {
      const { difference: onHand } = outcome;
      const actorEmail = call.user.email;
      moveStock(call, entry, { reason, onHand, reserved: 0, subject: reference, actorEmail });
      const inventory = units?.left ?? 0;
      recordAudit(call, {
        action: 'inventory.adjust-stock',
        subject: `item ${keyTextOf(entry)}`,
        before: { inventory },
        after: { inventory: inventory + onHand, reason, reference },
      });
    }
    return presentAdjustment(entry, units);
  });
  return { results };
}

function unitsOf(state: ShopState, key: ItemKey): Units | null {
  const item = state.items.find((one) => isOf(one, key));
  return item ? { left: item.inventory, onHand: stockOf(state, key).onHand } : null;
}
