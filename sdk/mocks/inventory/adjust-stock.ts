import { rejectInvalid } from '../../contract/failure.ts';
import { adjustCount, invalidEntries, type Units } from '../../domain/inventory/adjust-stock.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOf, type ItemKey } from '../catalog/find-record.ts';
import { sellableUnits } from '../catalog/kits.ts';
import type { MockCall } from '../core/call.ts';
import type { ShopState } from '../state.ts';
import { moveStock, stockOf } from './move-stock.ts';

/** Adjusts the stock of many items. Rejected entries don't affect the others. */
export function adjustStock(call: MockCall<'adjustStock'>) {
  const { state, body, user } = call;
  const { reason, reference = null } = body;
  rejectInvalid(invalidEntries(body.entries));
  const adjusted = body.entries.map((entry) => adjustCount(entry, unitsOf(state, entry), body));
  for (const { key, onHand, audit } of adjusted.flatMap(({ change }) => change ?? [])) {
    const move = { reason, onHand, reserved: 0, subject: reference, actorEmail: user.email };
    moveStock(call, key, move);
    recordAudit(call, audit);
  }
  return { results: adjusted.map(({ result }) => result) };
}

function unitsOf(state: ShopState, key: ItemKey): Units | null {
  const item = state.items.find((one) => isOf(one, key));
  return item
    ? {
        left: sellableUnits(state, item),
        onHand: stockOf(state, key).onHand,
        kit: item.details.kit,
      }
    : null;
}
