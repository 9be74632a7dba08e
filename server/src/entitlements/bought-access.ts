import type { BoughtFile } from '@spindle/sdk/domain/entitlements/present-access';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { bool, condition, nullableNumber, text, unlessEmpty } from '../database/expressions.ts';
import { digitalParts } from './digital-parts.ts';
import type { Aliased, Tables } from '../database/tables.ts';

/** The access that an order line grants, as read from the database. */
export interface BoughtAccess {
  entitlementId: string;
  open: boolean;
  downloads: BoughtFile[];
  licenceKeys: { attributeId: string; title: string; key: string }[];
}

const { selectFrom } = expressionBuilder<Tables & Aliased<{ e: 'entitlements' }>, 'e'>();

/**
 * Selects the license keys of entitlement `e`, oldest first. If a subscription's plan changed,
 * selects the current plan's keys with that plan's titles.
 */
export const licenceKeys = jsonArrayFrom(
  selectFrom('licence_keys as k')
    .leftJoin('item_attributes as a', (join) =>
      join
        .onRef('a.catalog_id', '=', 'e.catalog_id')
        .onRef('a.item_id', '=', 'e.item_id')
        .onRef('a.attribute_id', '=', 'k.attribute_id')
        .on('a.type', '=', 'LICENSE'),
    )
    .select((eb) => [
      'k.attribute_id as attributeId',
      eb
        .case()
        .when('e.source', '=', 'SUBSCRIPTION')
        .then(eb.fn.coalesce(unlessEmpty(eb.ref('a.value')), 'k.title'))
        .else(eb.ref('k.title'))
        .end()
        .as('title'),
      'k.key',
    ])
    .whereRef('k.entitlement_id', '=', 'e.id')
    .where((eb) =>
      eb.or([eb('e.source', '<>', 'SUBSCRIPTION'), eb('a.attribute_id', 'is not', null)]),
    )
    .orderBy('k.issued_at')
    .orderBy('k.attribute_id'),
);

/**
 * Selects the item's files for the entitlement, in attribute order. A file can outlive its
 * attribute.
 */
const downloads = jsonArrayFrom(
  selectFrom(
    selectFrom('item_attributes as i')
      .select(['i.attribute_id', 'i.value', 'i.description', 'i.position'])
      .whereRef('i.catalog_id', '=', 'e.catalog_id')
      .whereRef('i.item_id', '=', 'e.item_id')
      .where('i.type', '=', 'DOWNLOADABLE')
      .as('a'),
  )
    .fullJoin(
      selectFrom('download_files as d')
        .select(['d.attribute_id', 'd.name', 'd.bytes'])
        .whereRef('d.catalog_id', '=', 'e.catalog_id')
        .whereRef('d.item_id', '=', 'e.item_id')
        .as('f'),
      'f.attribute_id',
      'a.attribute_id',
    )
    .select((eb) => [
      text(eb.fn.coalesce('a.attribute_id', 'f.attribute_id')).as('attributeId'),
      'f.name',
      nullableNumber(eb.ref('f.bytes')).as('size'),
      'a.value',
      'a.description',
    ])
    .orderBy('a.position', (position) => position.asc().nullsLast())
    .orderBy('attributeId'),
);

const line = expressionBuilder<Tables & Aliased<{ o: 'orders'; l: 'order_lines' }>, 'o' | 'l'>();

/**
 * Selects the access that line `l` of order `o` grants: its own, or that of each digital part of a
 * kit. Empty if everything is shipped.
 */
export const boughtAccess = jsonArrayFrom(
  line
    .selectFrom('entitlements as e')
    .select((eb) => [
      'e.id as entitlementId',
      bool(eb('e.closed_because', 'is', null)).as('open'),
      downloads.as('downloads'),
      licenceKeys.as('licenceKeys'),
    ])
    .where('e.source', '=', 'ORDER')
    .where(
      // an array, so that the index is used
      condition`e.source_id = any(array[l.id] || array(select part."sourceId" from ${digitalParts}))`,
    )
    .orderBy('e.catalog_id')
    .orderBy('e.item_id'),
);
