import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { bool, literal, text } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { partBuyable, partsOfKit } from '../inventory/kits.ts';
import { shippingAttributes } from './shipping-attributes.ts';

const { case: choose } = expressionBuilder<Tables & Aliased<{ i: 'catalog_items' }>, 'i'>();

const parts = jsonArrayFrom(
  partsOfKit
    .select(({ eb, fn, ref }) => [
      'n.catalog_id as catalogId',
      'n.item_id as catalogItemId',
      'n.quantity',
      fn.coalesce('p.title', text(sql`n.catalog_id || '/' || n.item_id`)).as('title'),
      fn.coalesce('p.price_cents', literal<number>(0)).as('priceCents'),
      fn.coalesce('p.digital', literal<boolean>(false)).as('digital'),
      'p.image',
      'p.external_id as partNumber',
      bool(partBuyable).as('buyable'),
      fn.coalesce(eb('p.on_hand', '-', ref('p.reserved')), literal<number>(0)).as('available'),
      shippingAttributes(ref('n.catalog_id'), ref('n.item_id')),
    ])
    .orderBy('n.place'),
);

/** The parts of kit `i` with their current state. Null for other items. */
export const kitParts = choose().when('i.kit', '=', literal<boolean>(true)).then(parts).end();
