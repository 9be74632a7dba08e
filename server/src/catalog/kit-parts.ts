import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { partBuyable, partsOfKit } from '../inventory/kits.ts';
import type { AttributeType } from '../editing/attribute-type.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { shippingAttributes } from './shipping-attributes.ts';

/** A part of a kit with its current state, as read from JSON. */
export interface KitPartRow {
  catalogId: string;
  catalogItemId: string;
  title: string;
  /** Units in one kit. */
  quantity: number;
  priceCents: number;
  digital: boolean;
  image: string | null;
  partNumber: string | null;
  /** Whether it can be sold in the kit, regardless of stock. */
  buyable: boolean;
  available: number;
  attributes: { attributeId: string; type: AttributeType; value: string }[];
}

type StoredPart = Omit<KitPartRow, 'attributes'> & { place: number };

const { ref, selectFrom } = expressionBuilder<
  Tables & Aliased<{ i: 'catalog_items' }> & { part: StoredPart },
  'i' | 'part'
>();

const parts = jsonArrayFrom(
  selectFrom(
    sql<StoredPart>`(
      select n.catalog_id as "catalogId", n.item_id as "catalogItemId", n.quantity, n.place,
             coalesce(p.title, n.catalog_id || '/' || n.item_id) as title,
             coalesce(p.price_cents, 0) as "priceCents", coalesce(p.digital, false) as digital,
             p.image, p.external_id as "partNumber", ${partBuyable} as buyable,
             coalesce(p.on_hand - p.reserved, 0) as available
        from ${partsOfKit})`.as('part'),
  )
    .selectAll('part')
    .select(shippingAttributes(ref('part.catalogId'), ref('part.catalogItemId')))
    .orderBy('part.place'),
);

/** The parts of kit `i` with their current state. Null for other items. */
export const kitParts: RawBuilder<KitPartRow[] | null> = sql`case when i.kit then ${parts} end`;
