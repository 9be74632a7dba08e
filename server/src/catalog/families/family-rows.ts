import { expressionBuilder, type Expression, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StoredFamily } from '@spindle/sdk/domain/catalog/item-family';
import type { Aliased, Tables } from '../../database/tables.ts';
import { attributeColumns, type AttributeRow } from '../../editing/attribute-row.ts';
import type { PriceRow } from '../catalog-rows.ts';
import { sellableMember } from '../../inventory/kits.ts';

type ItemTable = Selectable<Tables['catalog_items']>;

/** A member with what a list shows of its family. Times are texts, because they are read as JSON. */
interface ListedMemberRow extends Omit<PriceRow, 'sale_starts' | 'sale_ends'> {
  enabled: boolean;
  sale_starts: string | null;
  sale_ends: string | null;
}

/** A member of a family with its specifications. */
export interface MemberRow
  extends
    ListedMemberRow,
    Pick<ItemTable, 'item_id' | 'title' | 'external_id' | 'locked' | 'expired'> {
  available: number;
  specs: AttributeRow[];
}

/** A family as it is loaded with each of many items, so without what only an item's page shows. */
export interface ListedFamilyRow extends StoredFamily {
  members: ListedMemberRow[];
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

const listedMembersOf = selectFrom('catalog_items as m')
  .select(['m.enabled', 'm.price_cents', 'm.sale_price_cents', 'm.sale_starts', 'm.sale_ends'])
  .select(['m.break_quantities', 'm.break_prices_cents'])
  .whereRef('m.family_id', '=', 'f.id')
  .where('m.deleted_at', 'is', null);

/** Members of the family `f`, in the catalog's order. */
export const membersOf = listedMembersOf
  .select(['m.item_id', 'm.title', 'm.external_id', 'm.locked', 'm.expired'])
  .select(sellableMember.as('available'))
  .select(jsonArrayFrom(specs).as('specs'))
  .orderBy('m.listing_order_weight')
  .orderBy('m.item_id');

const storedFamily = (id: Expression<string | null>) =>
  selectFrom('item_families as f')
    .select(['f.id as familyId', 'f.title', 'f.options'])
    .where('f.id', '=', id);

/** Selects a family and its members as lists show them. */
export const listedFamilyOf = (id: Expression<string | null>) =>
  storedFamily(id).select(jsonArrayFrom(listedMembersOf).as('members'));

/** Selects a family and its members. */
export const familyOf = (id: Expression<string | null>) =>
  storedFamily(id).select(jsonArrayFrom(membersOf).as('members'));
