import { expressionBuilder, type Expression, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StoredFamily } from '@spindle/sdk/domain/catalog/item-family';
import type { Aliased, Tables } from '../../database/tables.ts';
import { attributeColumns, type AttributeRow } from '../../editing/attribute-row.ts';
import type { PriceRow } from '../catalog-rows.ts';
import { sellableMember } from '../../inventory/kits.ts';

type ItemTable = Selectable<Tables['catalog_items']>;

/** A member of a family with its specifications. */
export interface MemberRow
  extends
    Omit<PriceRow, 'sale_starts' | 'sale_ends'>,
    Pick<ItemTable, 'item_id' | 'title' | 'external_id' | 'enabled' | 'locked' | 'expired'> {
  /** Texts, because they are read as JSON. */
  sale_starts: string | null;
  sale_ends: string | null;
  available: number;
  specs: AttributeRow[];
}

export interface FamilyRow extends StoredFamily {
  members: MemberRow[];
}

const { selectFrom } = expressionBuilder<
  Tables & Aliased<{ f: 'item_families'; m: 'catalog_items' }>,
  'f' | 'm'
>();

const specs = selectFrom('item_attributes as a')
  .select(attributeColumns)
  .whereRef('a.catalog_id', '=', 'm.catalog_id')
  .whereRef('a.item_id', '=', 'm.item_id')
  .where('a.type', '=', 'SPEC')
  .orderBy('a.position')
  .orderBy('a.attribute_id');

/** Members of the family `f`, in the catalog's order. */
export const membersOf = selectFrom('catalog_items as m')
  .select(['m.item_id', 'm.title', 'm.external_id', 'm.enabled', 'm.locked', 'm.expired'])
  .select(['m.price_cents', 'm.sale_price_cents', 'm.sale_starts', 'm.sale_ends'])
  .select(['m.break_quantities', 'm.break_prices_cents'])
  .select(sellableMember.as('available'))
  .select(jsonArrayFrom(specs).as('specs'))
  .whereRef('m.family_id', '=', 'f.id')
  .where('m.deleted_at', 'is', null)
  .orderBy('m.listing_order_weight')
  .orderBy('m.item_id');

/** Selects a family and its members. */
export const familyOf = (id: Expression<string | null>) =>
  selectFrom('item_families as f')
    .select(['f.id as familyId', 'f.title', 'f.options'])
    .select(jsonArrayFrom(membersOf).as('members'))
    .where('f.id', '=', id);
