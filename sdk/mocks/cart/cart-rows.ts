import { isOf, type ItemKey, knownItem } from '../catalog/find-record.ts';
import { priced } from '../catalog/items.ts';
import { isBuyable, kitPartsOf } from '../catalog/kits.ts';
import type { AnyMockCall } from '../core/call.ts';
import { titleWithOptions } from '../../domain/catalog/families.ts';
import { kitUnits } from '../../domain/catalog/kits.ts';
import { partUnits } from '../../domain/orders/sold-parts.ts';
import { priceNow, type PriceNow } from '../../domain/catalog/sale.ts';
import type { CartEntry, ShopState } from '../state.ts';

type Item = ShopState['items'][number];

/** A cart line with the current state of its item. */
export interface CartRow {
  item: Item & PriceNow;
  entry: CartEntry;
  quantity: number;
  /** Units this customer can buy now, including those reserved by their own open payment page. */
  available: number;
  /** Enabled, not locked and not expired, in one of the shop's own catalogs. */
  buyable: boolean;
  /** The parts of a kit, or null. */
  parts: ReturnType<typeof kitPartsOf>;
}

interface CartQuery {
  state: ShopState;
  userId: string;
  now: Date;
  plays: AnyMockCall['plays'];
}

/** Returns the lines of a cart in the order they were added, including deleted items. */
export function cartRows({ state, userId, now, plays }: CartQuery): CartRow[] {
  return (state.carts[userId] ?? []).flatMap((entry) => {
    const item = knownItem(state, entry);
    if (item === undefined) return [];
    const held = (key: ItemKey) => heldBy(state, userId, key);
    const parts = kitPartsOf(state, item, held);
    const own = item.inventory + (item.digital ? 0 : held(item));
    const soldOut = !item.digital && plays('out of stock');
    return {
      item: {
        ...item,
        title: titleOf(state, item),
        ...priceNow(priced(item), now, entry.quantity),
      },
      entry,
      quantity: entry.quantity,
      parts,
      available: soldOut ? 0 : parts ? kitUnits(item, parts) : own,
      buyable: isBuyable(state, item),
    };
  });
}

function titleOf({ families }: ShopState, item: Item): string {
  const family = families.find(({ familyId }) => familyId === item.familyId);
  return titleWithOptions(item, family?.options ?? []);
}

/** Returns the units reserved for this customer by their payment page. */
function heldBy({ checkouts }: ShopState, userId: string, item: ItemKey): number {
  return checkouts
    .filter((one) => one.userId === userId && one.state === 'OPEN' && one.mode === 'payment')
    .flatMap(({ lines }) => partUnits(lines))
    .filter((line) => isOf(line, item))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
