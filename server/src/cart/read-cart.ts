import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression, type Kysely } from 'kysely';
import { freezeParts, partUnits, type FrozenPart } from '@spindle/sdk/domain/orders/sold-parts';
import type { NamedLine } from '@spindle/sdk/domain/shipping/validate-parcel';
import { priceColumns } from '../catalog/catalog-rows.ts';
import { titleWithOptions } from '../catalog/families/title-with-options.ts';
import { kitParts } from '../catalog/kit-parts.ts';
import { itemPriceAt } from '../catalog/price-now.ts';
import { shippingAttributes } from '../catalog/shipping-attributes.ts';
import { greatest, int, literal } from '../database/expressions.ts';
import { prepared, type Placeholder, type RowOf } from '../database/prepared.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { buyable, unreserved } from '../inventory/buyable.ts';
import { heldUnits, sellable } from '../inventory/kits.ts';

const { eb, ref } = expressionBuilder<
  Tables & Aliased<{ l: 'cart_lines'; i: 'catalog_items' }>,
  'l' | 'i'
>();

/**
 * Units that this customer can buy now, including units reserved by their own open payment page.
 * Counting kits makes a statement take a third longer, even if the cart has none.
 */
function availableTo(userId: Expression<string>, withKits: boolean) {
  const held = sql`(
    select own.* from (${heldUnits}) own join checkouts k on k.id = own.checkout_id
     where k.user_id = ${userId} and k.state in ('STARTING', 'OPEN'))`;
  const own = int(sql`coalesce((select sum(units) from ${held} h
    where h.catalog_id = i.catalog_id and h.item_id = i.item_id), 0)`);
  const units = int(eb(unreserved, '+', own));
  return int(greatest(withKits ? sellable(units, held) : units, literal(0)));
}

interface CartQuery {
  userId: Expression<string>;
  now: Expression<Date>;
  /** Whether `available` is counted for kits, too. */
  withKits: boolean;
}

/** Columns of cart line `l` and its item. */
const cartColumns = ({ userId, now, withKits }: CartQuery) =>
  [
    'l.catalog_id as catalogId',
    'l.item_id as itemId',
    'l.quantity',
    titleWithOptions.as('title'),
    'i.description',
    'i.image',
    itemPriceAt(now, ref('l.quantity')).as('priceCents'),
    'l.shown_price_cents as shownPriceCents',
    'i.digital',
    'i.subscription',
    'i.kit',
    availableTo(userId, withKits).as('available'),
    buyable.as('buyable'),
  ] as const;

/** Additional columns needed to sell the line. */
const soldColumns = [
  kitParts.as('parts'),
  'i.tax_code as taxCode',
  'i.coupon_id as couponId',
  'i.family_id as familyId',
  'i.provider_product_id as providerProductId',
  'i.provider_price_id as providerPriceId',
  'i.provider_price_cents as providerPriceCents',
] as const;

/** Additional columns that the customer sees. */
const shownColumns = [...priceColumns, 'l.chosen_price_cents as chosenPriceCents'] as const;

/** Selects a cart's lines in the order they were added, including deleted items. */
const cartOf = (tables: Kysely<Tables>, cart: CartQuery) =>
  tables
    .selectFrom('cart_lines as l')
    .innerJoin('catalog_items as i', (join) =>
      join.onRef('i.catalog_id', '=', 'l.catalog_id').onRef('i.item_id', '=', 'l.item_id'),
    )
    .innerJoin('catalogs as c', 'c.id', 'l.catalog_id')
    .select(cartColumns(cart))
    .where('l.user_id', '=', cart.userId)
    .orderBy('l.created_at')
    .orderBy('l.catalog_id')
    .orderBy('l.item_id');

/** Selects a cart as its customer sees it. */
export const presentCart = (...cart: Parameters<typeof cartOf>) =>
  cartOf(...cart).select(shownColumns);

const cartReader = (name: string, withKits: boolean) =>
  prepared(name, (tables, input: Placeholder<{ userId: string; now: Date }>) =>
    presentCart(tables, { userId: input('userId'), now: input('now'), withKits }),
  );

const simpleCart = cartReader('read-cart', false);
const cartWithKits = cartReader('read-cart-with-kits', true);

/** A line as its customer sees it. */
export type ShownRow = RowOf<typeof cartWithKits>;

/** Selects a cart with the data needed for checkout, including the items' shipping attributes. */
export const shippableCartOf = (
  tables: Kysely<Tables>,
  userId: Expression<string>,
  now: Expression<Date>,
) =>
  cartOf(tables, { userId, now, withKits: true })
    .select(soldColumns)
    .select(shippingAttributes(ref('l.catalog_id'), ref('l.item_id')));

const sentCart = prepared(
  'read-sent-cart',
  (tables, input: Placeholder<{ userId: string; now: Date }>) =>
    shippableCartOf(tables, input('userId'), input('now')),
);

type SentRow = RowOf<typeof sentCart>;

/** A line with its shipping attributes. The parts of a kit are fixed as they were read. */
export type ShippableRow = Omit<SentRow, 'parts'> & { parts: FrozenPart[] | null };

/** A line with the data needed for checkout. */
export type CartRow = Omit<ShippableRow, 'attributes'>;

export const freezeRow = ({ parts, ...row }: SentRow): ShippableRow => ({
  ...row,
  parts: parts && freezeParts(parts, row.attributes),
});

export async function readShippableCart(
  em: EntityManager,
  userId: string,
  now: Date,
): Promise<ShippableRow[]> {
  return (await sentCart(em, { userId, now })).map(freezeRow);
}

/** Reads the current cart without recording its prices as shown. */
export const readCart = async (em: EntityManager, userId: string, now: Date): Promise<ShownRow[]> =>
  countKits(em, { userId, now }, await simpleCart(em, { userId, now }));

/** Returns rows that were read without counting kits, or reads them again if there are kits. */
export const countKits = async (
  em: EntityManager,
  of: { userId: string; now: Date },
  rows: ShownRow[],
): Promise<ShownRow[]> => (rows.some(({ kit }) => kit) ? cartWithKits(em, of) : rows);

/** Converts cart lines to the format that the shipping rules expect, with kits as their parts. */
export const shippableRows = (rows: readonly ShippableRow[]): NamedLine[] =>
  partUnits(rows.map((row) => (row.digital ? { ...row, parts: null } : row))).map(
    ({ catalogId, itemId, quantity, digital, title, attributes }) => ({
      catalogId,
      catalogItemId: itemId,
      quantity,
      digital,
      title,
      attributes,
    }),
  );
