import type { EntityManager } from '@mikro-orm/postgresql';
import type { CartRow } from '../cart/read-cart.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../database/db.ts';
import {
  changeStock,
  lockItems,
  perItem,
  type StockChange,
  type StockDemand,
} from '../inventory/stock.ts';
import { priceNow } from '@spindle/sdk/domain/catalog/sale';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import { refuseLine } from './refusal.ts';

export type Reservation = 'HELD' | 'OVERTAKEN' | CheckoutRefusal;

interface HoldingCheckout {
  /** Of the checkout that is to hold the units. */
  id: string;
  userId: string;
  cart: readonly CartRow[];
  /** An own checkout whose payment page is closed already: its units move over. */
  replacedId: string | null;
  /** Why it cannot be, whatever there is of its items; null where nothing is known. */
  refusal: CheckoutRefusal | null;
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
  const held = await readHeld(em, checkout.userId);
  if (held.some(({ checkoutId }) => checkoutId !== checkout.replacedId)) return 'OVERTAKEN';
  const replaced = perItem(held.flatMap(({ lines }) => lines));
  const physical = perItem(checkout.cart.filter((row) => !row.digital));
  const items = await lockItems(em, [...checkout.cart, ...replaced]);
  const find = (list: readonly StockDemand[], item: { catalogId: string; itemId: string }) =>
    list.find((one) => one.catalogId === item.catalogId && one.itemId === item.itemId)?.quantity ??
    0;

  let { refusal } = checkout;
  for (const row of checkout.cart) {
    const item = items.find((one) => one.catalogId === row.catalogId && one.itemId === row.itemId);
    if (item && priceNow(item, checkout.createdAt).price !== row.priceCents) return 'OVERTAKEN';
    const own = find(replaced, row);
    const available = (item?.available ?? 0) + own;
    const buyable = (item?.buyable ?? false) && !item?.subscription;
    refusal ??= refuseLine({ ...row, buyable, available });
  }

  const changes = items.map((item): StockChange => {
    const reserved = (refusal ? 0 : find(physical, item)) - find(replaced, item);
    const reason = reserved < 0 ? 'release' : 'reservation';
    return { catalogId: item.catalogId, itemId: item.itemId, onHand: 0, reserved, reason };
  });
  await changeStock(em, changes, { subject: `checkout ${checkout.id}` });
  if (held.length > 0) await closeReplaced(em, checkout.replacedId, checkout.createdAt);
  return refusal ?? 'HELD';
}

function readHeld(em: EntityManager, userId: string) {
  return db(em)
    .selectFrom('checkouts as k')
    .select((eb) => [
      'k.id as checkoutId',
      jsonArrayFrom(
        eb
          .selectFrom('checkout_lines as l')
          .select(['l.catalog_id as catalogId', 'l.item_id as itemId', 'l.quantity'])
          .whereRef('l.checkout_id', '=', 'k.id')
          .where('l.digital', '=', false),
      ).as('lines'),
    ])
    .where('k.user_id', '=', userId)
    .where('k.state', 'in', ['STARTING', 'OPEN'])
    .execute();
}

async function closeReplaced(em: EntityManager, id: string | null, now: Date): Promise<void> {
  await db(em)
    .updateTable('checkouts')
    .set({ state: 'EXPIRED', closed_at: now })
    .where('id', '=', id)
    .execute();
}
