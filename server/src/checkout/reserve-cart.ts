import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import type { CartRow } from '../cart/read-cart.ts';
import { bool, condition, int, literal } from '../database/expressions.ts';
import { changeStock, itemsToLock, perItem, type StockChange } from '../inventory/stock.ts';
import { priceNow } from '@spindle/sdk/domain/catalog/sale';
import { payableStates } from '@spindle/sdk/domain/payments/page-moves';
import { whyNotLine } from '@spindle/sdk/domain/cart/why-not';
import { blaming, type CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type { Aliased, Tables } from '../database/tables.ts';
import type { Overtaken } from '../payments/pages/page-kind.ts';

const { exists, fn, selectFrom } = expressionBuilder<
  Tables & Aliased<{ i: 'catalog_items' }>,
  'i'
>();

export type Reservation = 'HELD' | Overtaken | CheckoutRejection;

interface HoldingCheckout {
  /** Of the checkout that is to hold the units. */
  id: string;
  userId: string;
  cart: readonly CartRow[];
  /** An own checkout whose payment page is closed already: its units move over. */
  replacedId: string | null;
  /** Why it cannot be, whatever there is of its items; null where nothing is known. */
  rejection: CheckoutRejection | null;
  createdAt: Date;
}

/**
 * Holds the units of a whole cart, or none of them. Runs in the caller's transaction, which has
 * locked the customer and is to be committed even after a refusal: the replaced checkout's units are let go either way.
 * @returns OVERTAKEN when another tab has changed something meanwhile: start over
 */
export async function reserveCart(
  em: EntityManager,
  checkout: HoldingCheckout,
): Promise<Reservation> {
  const items = await lockItemsOf(em, checkout);
  if (items.some(({ heldByOther }) => heldByOther)) return 'OVERTAKEN';
  const physical = perItem(checkout.cart.filter((row) => !row.digital));

  let { rejection } = checkout;
  for (const row of checkout.cart) {
    const item = items.find((one) => one.catalogId === row.catalogId && one.itemId === row.itemId);
    if (item && priceNow(item, checkout.createdAt).price !== row.priceCents) return 'OVERTAKEN';
    // A payment settled since the cart was read has taken its units out: they are not paid for twice.
    if (item && item.inCart < row.quantity) return 'OVERTAKEN';
    const available = (item?.available ?? 0) + (item?.held ?? 0);
    const buyable = (item?.buyable ?? false) && !item?.subscription;
    const why = whyNotLine({ ...row, buyable, available });
    rejection ??= why && blaming(why, { ...row, catalogItemId: row.itemId });
  }

  const changes = items.map((item): StockChange => {
    const line = physical.find(
      (one) => one.catalogId === item.catalogId && one.itemId === item.itemId,
    );
    const reserved = (rejection ? 0 : (line?.quantity ?? 0)) - item.held;
    const reason = reserved < 0 ? 'release' : 'reservation';
    return { catalogId: item.catalogId, itemId: item.itemId, onHand: 0, reserved, reason };
  });
  await changeStock(em, changes, { subject: `checkout ${checkout.id}` });
  return rejection ?? 'HELD';
}

/**
 * The items of a cart, and those whose units another checkout of the customer holds, with how many,
 * and how many are still in the cart.
 * Nobody else changes that one: its customer is locked.
 */
function lockItemsOf(em: EntityManager, { userId, cart, replacedId }: HoldingCheckout) {
  const held = selectFrom('checkouts as k')
    .where('k.user_id', '=', userId)
    .where('k.state', 'in', payableStates);
  const lines = held
    .innerJoin('checkout_lines as l', 'l.checkout_id', 'k.id')
    .where('l.digital', '=', false);
  const units = lines
    .select(({ fn: count }) => int(count.sum('l.quantity')).as('units'))
    .whereRef('l.catalog_id', '=', 'i.catalog_id')
    .whereRef('l.item_id', '=', 'i.item_id');
  const inOrder = lines.orderBy('l.checkout_id').orderBy('l.position');
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
      // arrays, not a union: there the database would not find a row again that it waited for
      condition`(i.catalog_id, i.item_id) in (
        select * from unnest(
          ${cart.map((row) => row.catalogId)}::text[] || array${inOrder.select('l.catalog_id')},
          ${cart.map((row) => row.itemId)}::text[] || array${inOrder.select('l.item_id')}))`,
    )
    .execute();
}
