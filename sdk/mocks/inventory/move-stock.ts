import { isOf, type ItemKey, knownItem } from '../catalog/find-record.ts';
import type { AnyMockCall } from '../core/call.ts';
import type { ShopState } from '../state.ts';

type Movement = ShopState['stock'][number];

export interface StockMove extends Pick<Movement, 'reason' | 'subject'> {
  /** Units added to the shelf. Negative for units taken from it. */
  onHand: number;
  /** Units newly reserved for a checkout. Negative for released units. */
  reserved: number;
  /** Null for movements by the shop itself or by a customer. */
  actorEmail?: string | null;
}

/** Returns an item's stock and reserved units according to the ledger. */
export function stockOf(
  { stock }: Pick<ShopState, 'stock'>,
  key: ItemKey,
): { onHand: number; reserved: number } {
  const last = stock.findLast((one) => isOf(one, key));
  return { onHand: last?.onHandAfter ?? 0, reserved: last?.reservedAfter ?? 0 };
}

/** Moves units of an item, which may be deleted, and records the movement in the ledger. */
export function moveStock(
  { state, now, newId }: Pick<AnyMockCall, 'state' | 'now' | 'newId'>,
  { catalogId, catalogItemId }: ItemKey,
  { actorEmail = null, ...move }: StockMove,
): void {
  if (move.onHand === 0 && move.reserved === 0) return;
  const key = { catalogId, catalogItemId };
  const before = stockOf(state, key);
  const item = knownItem(state, key);
  if (item !== undefined) item.inventory += move.onHand - move.reserved;
  state.stock.push({
    ...move,
    id: newId(),
    dateCreated: now.toISOString(),
    ...key,
    onHandAfter: before.onHand + move.onHand,
    reservedAfter: before.reserved + move.reserved,
    actorEmail,
  });
}
