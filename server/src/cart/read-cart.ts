import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type Expression, type Kysely } from 'kysely';
import { greatest, int, literal } from '../database/expressions.ts';
import { prepared, type Given, type RowOf } from '../database/prepared.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { buyable, unheld } from '../inventory/buyable.ts';

const { eb, fn, selectFrom } = expressionBuilder<
  Tables & Aliased<{ l: 'cart_lines'; i: 'catalog_items' }>,
  'l' | 'i'
>();

/** Units this customer can buy now; those their own open payment page holds are theirs. */
function availableTo(userId: Expression<string>) {
  const own = selectFrom('checkout_lines as own')
    .innerJoin('checkouts as k', 'k.id', 'own.checkout_id')
    .select((line) => int(line.fn.sum('own.quantity')).as('units'))
    .where('k.user_id', '=', userId)
    .where('k.state', 'in', [literal('STARTING'), literal('OPEN')])
    .where((line) => line.not(line.ref('own.digital')))
    .whereRef('own.catalog_id', '=', 'l.catalog_id')
    .whereRef('own.item_id', '=', 'l.item_id');
  return int(greatest(eb(unheld, '+', int(fn.coalesce(own, literal(0)))), literal(0)));
}

/**
 * What a customer's cart line shows of its item, for a statement that joins the lines `l`,
 * `catalog_items i` and `catalogs c`.
 */
export const cartColumns = (userId: Expression<string>) =>
  [
    'l.catalog_id as catalogId',
    'l.item_id as itemId',
    'l.quantity',
    'i.title',
    'i.description',
    'i.image',
    'i.price_cents as priceCents',
    'i.digital',
    'i.subscription',
    'i.tax_code as taxCode',
    'i.coupon_id as couponId',
    'i.provider_product_id as providerProductId',
    'i.provider_price_id as providerPriceId',
    'i.provider_price_cents as providerPriceCents',
    availableTo(userId).as('available'),
    buyable.as('buyable'),
  ] as const;

/** The lines of a cart in the order they were added, items that are gone included. */
export const cartOf = (tables: Kysely<Tables>, userId: Expression<string>) =>
  tables
    .selectFrom('cart_lines as l')
    .innerJoin('catalog_items as i', (join) =>
      join.onRef('i.catalog_id', '=', 'l.catalog_id').onRef('i.item_id', '=', 'l.item_id'),
    )
    .innerJoin('catalogs as c', 'c.id', 'l.catalog_id')
    .select(cartColumns(userId))
    .where('l.user_id', '=', userId)
    .orderBy('l.created_at')
    .orderBy('l.catalog_id')
    .orderBy('l.item_id');

const cart = prepared('read-cart', (tables, given: Given<{ userId: string }>) =>
  cartOf(tables, given('userId')),
);

export type CartRow = RowOf<typeof cart>;

export const readCart = (em: EntityManager, userId: string): Promise<CartRow[]> =>
  cart(em, { userId });
