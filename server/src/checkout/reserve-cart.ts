import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import type { CartRow } from '../cart/read-cart.ts';
import { bool, condition, int, literal } from '../database/expressions.ts';
import { heldLines } from '../inventory/kits.ts';
import { changeStock, itemsToLock, perItem, type StockChange } from '../inventory/stock.ts';
import { priceBreaksOf } from '@spindle/sdk/domain/catalog/price-breaks';
import { priceNow } from '@spindle/sdk/domain/catalog/sale';
import { payableStates } from '@spindle/sdk/domain/payments/page-moves';
import { isPossiblePart, kitUnits } from '@spindle/sdk/domain/catalog/kits';
import { validateStock } from '@spindle/sdk/domain/checkout/validate-stock';
import type { FrozenPart } from '@spindle/sdk/domain/orders/sold-parts';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type { Aliased, Tables } from '../database/tables.ts';
import type { Superseded } from '../payments/pages/page-kind.ts';

const { exists, fn, selectFrom } = expressionBuilder<
  Tables & Aliased<{ i: 'catalog_items' }>,
  'i'
>();

export type Reservation = 'HELD' | Superseded | CheckoutRejection;

interface HoldingCheckout {
  /** Id of the checkout that reserves the units. */
  id: string;
  userId: string;
  cart: readonly CartRow[];
  /**
   * A checkout of the same customer whose payment page is already closed. Its units are
   * transferred.
   */
  replacedId: string | null;
  /**
   * A reason, already known, to reject the cart even if everything is in stock. Null if there is
   * none.
   */
  rejection: CheckoutRejection | null;
  createdAt: Date;
}

/**
 * Reserves all units of a cart, or none. Runs in the caller's transaction, which has locked the
 * customer. The caller must commit even after a rejection, because the replaced checkout's units
 * are released in both cases.
 * @returns OVERTAKEN if the cart was changed concurrently. The caller then starts over.
 */
export async function reserveCart(
  em: EntityManager,
  checkout: HoldingCheckout,
): Promise<Reservation> {
  const items = await lockItemsOf(em, checkout);
  if (items.some(({ heldByOther }) => heldByOther)) return 'OVERTAKEN';
  const physical = perItem(checkout.cart.filter((row) => row.parts !== null || !row.digital));

  const lines: StockLine[] = [];
  for (const row of checkout.cart) {
    const item = findItem(items, row);
    if (item && unitPrice(item, row.quantity, checkout.createdAt) !== row.priceCents) {
      return 'OVERTAKEN';
    }
    if (item && item.kit !== (row.parts !== null)) return 'OVERTAKEN';
    // Another payment was completed after the cart was read and removed the paid units. Don't
    // charge them twice.
    if (item && item.inCart < row.quantity) return 'OVERTAKEN';
    const parts = row.parts && row.parts.map((part) => partNow(part, row, items));
    const { buyable, available } = stateOf(item);
    const line = { ...row, catalogItemId: row.itemId, buyable, parts };
    lines.push({ ...line, available: parts ? kitUnits(row, parts) : available });
  }
  const rejection = checkout.rejection ?? validateStock(lines);

  const changes = items.map((item): StockChange => {
    const reserved = (rejection ? 0 : (findItem(physical, item)?.quantity ?? 0)) - item.held;
    const reason = reserved < 0 ? 'release' : 'reservation';
    return { catalogId: item.catalogId, itemId: item.itemId, onHand: 0, reserved, reason };
  });
  await changeStock(em, changes, { subject: `checkout ${checkout.id}` });
  return rejection ?? 'HELD';
}

type StockLine = Parameters<typeof validateStock>[0][number];

interface Key {
  catalogId: string;
  itemId: string;
}

const findItem = <Of extends Key>(among: readonly Of[], { catalogId, itemId }: Key) =>
  among.find((one) => one.catalogId === catalogId && one.itemId === itemId);

const stateOf = (item: LockedItem | undefined) => ({
  buyable: (item?.buyable ?? false) && !item?.subscription,
  available: (item?.available ?? 0) + (item?.held ?? 0),
});

/** Returns a part of a kit with the state of its locked item. */
function partNow(part: FrozenPart, kit: { digital: boolean }, items: readonly LockedItem[]) {
  const item = findItem(items, { ...part, itemId: part.catalogItemId });
  const { buyable, available } = stateOf(item);
  const { digital } = part;
  const isPossible = item !== undefined && item.digital === digital && isPossiblePart(item, kit);
  return { ...part, buyable: buyable && isPossible, available };
}

type LockedItem = Awaited<ReturnType<typeof lockItemsOf>>[number];

function unitPrice({ breakQuantities, breakPrices, ...item }: LockedItem, units: number, at: Date) {
  const priceBreaks = priceBreaksOf(breakQuantities, breakPrices);
  return priceNow({ ...item, priceBreaks }, at, units).price;
}

/**
 * Locks the items in a cart and in the customer's other open checkout, with the number of units in
 * each. The other checkout can't change while the customer is locked.
 */
function lockItemsOf(em: EntityManager, { userId, cart, replacedId }: HoldingCheckout) {
  const held = selectFrom('checkouts as k')
    .where('k.user_id', '=', userId)
    .where('k.state', 'in', payableStates);
  const lines = held.innerJoin(heldLines, 'l.checkout_id', 'k.id');
  const units = lines
    .select(({ fn: count }) => int(count.sum('l.units')).as('units'))
    .whereRef('l.catalog_id', '=', 'i.catalog_id')
    .whereRef('l.item_id', '=', 'i.item_id');
  const inOrder = lines.orderBy('l.checkout_id').orderBy('l.catalog_id').orderBy('l.item_id');
  const named = cart.flatMap((row) => [
    row,
    ...(row.parts ?? []).map((part) => ({ ...part, itemId: part.catalogItemId })),
  ]);
  const inCart = selectFrom('cart_lines as c')
    .select('c.quantity')
    .where('c.user_id', '=', userId)
    .whereRef('c.catalog_id', '=', 'i.catalog_id')
    .whereRef('c.item_id', '=', 'i.item_id');
  return itemsToLock(em)
    .select([
      int(fn.coalesce(inCart, literal(0))).as('inCart'),
      int(fn.coalesce(units, literal(0))).as('held'),
      bool(exists(held.select('k.id').where('k.id', 'is distinct from', replacedId))).as(
        'heldByOther',
      ),
    ])
    .where(
      // Arrays instead of a union: after waiting for a row lock, PostgreSQL can't find the row
      // again in a union.
      condition`(i.catalog_id, i.item_id) in (
        select * from unnest(
          ${named.map((row) => row.catalogId)}::text[] || array${inOrder.select('l.catalog_id')},
          ${named.map((row) => row.itemId)}::text[] || array${inOrder.select('l.item_id')}))`,
    )
    .execute();
}
