import { isOf, type ItemKey, knownItem } from '../catalog/find-record.ts';
import type { AnyMockCall } from '../core/call.ts';
import { priceNow, type PriceNow } from '../../domain/catalog/sale.ts';
import type { CartEntry, ShopState } from '../state.ts';

type Item = ShopState['items'][number];

/** A line of a cart with its item as it is now. */
export interface CartRow {
  item: Item & PriceNow;
  entry: CartEntry;
  quantity: number;
  /** Units this customer can buy now; those their own open payment page holds are theirs. */
  available: number;
  /** Enabled, not locked, not expired, in a catalogue of ours. */
  buyable: boolean;
}

interface CartQuery {
  state: ShopState;
  userId: string;
  now: Date;
  plays: AnyMockCall['plays'];
}

/** The lines of a cart in the order they were added, items that are gone included. */
export function cartRows({ state, userId, now, plays }: CartQuery): CartRow[] {
  return (state.carts[userId] ?? []).flatMap((entry) => {
    const item = knownItem(state, entry);
    if (item === undefined) return [];
    const held = item.digital ? 0 : heldBy(state, userId, item);
    const soldOut = !item.digital && plays('out of stock');
    return {
      item: { ...item, ...priceNow(item, now) },
      entry,
      quantity: entry.quantity,
      available: soldOut ? 0 : item.inventory + held,
      buyable: isBuyable(state, item),
    };
  });
}

export function isBuyable(state: ShopState, item: Item): boolean {
  const catalog = state.catalogs.find(({ catalogId }) => catalogId === item.catalogId);
  if (catalog === undefined) return false;
  const shown = state.items.includes(item) && item.enabled && catalog.enabled && !catalog.external;
  return shown && !item.locked && !item.expired && !catalog.locked && !catalog.expired;
}

/** Units that wait for this customer at the payment page. */
function heldBy({ checkouts }: ShopState, userId: string, item: ItemKey): number {
  return checkouts
    .filter((one) => one.userId === userId && one.state === 'OPEN' && one.mode === 'payment')
    .flatMap(({ lines }) => lines)
    .filter((line) => isOf(line, item))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
