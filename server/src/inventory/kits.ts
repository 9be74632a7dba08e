import { expressionBuilder, sql, type Expression } from 'kysely';
import { MAX_UNITS } from '@spindle/sdk/domain/inventory/max-units';
import { condition, int, jsonRows, literal, text } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { unreserved } from './buyable.ts';

const { selectFrom } = expressionBuilder<Tables & Aliased<{ i: 'catalog_items' }>, 'i'>();

/** True for attributes `a` that list a part of a kit, by the same rule as `partsListed`. */
const listsPart = condition`a.type = 'COMPONENT'
  and a.description ~* '^\\s*contains(\\s+[1-9][0-9]{0,2})?\\s*(:|$)'
  and btrim(a.value) ~ '^[a-z0-9-]{1,64}/[a-z0-9-]{1,64}$'`;

const partCatalog = text(sql`split_part(btrim(a.value), '/', 1)`);
const partItem = text(sql`split_part(btrim(a.value), '/', 2)`);

/** Selects the parts that the attributes of item `i` list, each once. */
const listedParts = selectFrom('item_attributes as a')
  .select(({ fn }) => [
    partCatalog.as('catalog_id'),
    partItem.as('item_id'),
    int(sql`sum(coalesce(substring(a.description from '^\\s*\\w+\\s+([0-9]+)')::int, 1))`).as(
      'quantity',
    ),
    fn.min('a.position').as('place'),
  ])
  .whereRef('a.catalog_id', '=', 'i.catalog_id')
  .whereRef('a.item_id', '=', 'i.item_id')
  .where(listsPart)
  .groupBy([partCatalog, partItem]);

/** True for part `p` of catalog `pc` if it can be sold in kit `i`, regardless of stock. */
export const partBuyable = condition`coalesce(
  p.enabled and p.deleted_at is null and pc.enabled and not pc.external and pc.deleted_at is null
  and not p.locked and not p.expired and not pc.locked and not pc.expired
  and not p.subscription and not p.kit and (p.digital or not i.digital), false)`;

/** Selects from the parts `n` that kit `i` lists, with their items `p`. */
export const partsOfKit = selectFrom(listedParts.as('n'))
  .leftJoin('catalog_items as p', (join) =>
    join.onRef('p.catalog_id', '=', 'n.catalog_id').onRef('p.item_id', '=', 'n.item_id'),
  )
  .leftJoin('catalogs as pc', 'pc.id', 'p.catalog_id');

/** Units held for one customer, by item: rows with `catalog_id`, `item_id` and `units`. */
type HeldUnitRows = Expression<unknown>;

const availableOf = (held: HeldUnitRows | null) =>
  held === null
    ? sql`p.on_hand - p.reserved`
    : sql`p.on_hand - p.reserved + coalesce((select sum(h.units) from ${held} h
          where h.catalog_id = p.catalog_id and h.item_id = p.item_id), 0)`;

/**
 * Counts the units of item `i` that can be sold: its own, or the kits that its parts can make, by
 * the same rule as `kitUnits`.
 * @param held units that are reserved, but for the customer who asks
 */
export function sellable(own: Expression<number> = unreserved, held: HeldUnitRows | null = null) {
  const kits = partsOfKit.select(
    int(sql`case when bool_and(p.digital) and not i.digital then 0 else min(
      case when not ${partBuyable} then 0
           when p.digital then case when p.on_hand > p.reserved then ${literal(MAX_UNITS)} else 0 end
           else greatest((${availableOf(held)}) / n.quantity, 0) end) end`).as('kits'),
  );
  return int(sql`case when not i.kit then ${own} else coalesce(${kits}, 0) end`);
}

/** Counts the same units of item `m`. */
export const sellableMember = int(sql`(select ${sellable()} from (select m.*) as i)`);

const checkoutLines = expressionBuilder<Tables & Aliased<{ l: 'checkout_lines' }>, 'l'>();

/** Selects the units that checkout lines hold, by the item or kit's part that they take. */
export const heldUnits = checkoutLines
  .selectFrom('checkout_lines as l')
  .leftJoinLateral(
    jsonRows(
      checkoutLines.ref('l.parts'),
      { catalogId: 'text', catalogItemId: 'text', quantity: 'int', digital: 'boolean' },
      'part',
    ),
    (join) => join.onTrue(),
  )
  .select(({ fn, ref }) => [
    'l.checkout_id',
    fn.coalesce('part.catalogId', 'l.catalog_id').as('catalog_id'),
    fn.coalesce('part.catalogItemId', 'l.item_id').as('item_id'),
    int(sql`${ref('l.quantity')} * coalesce(${ref('part.quantity')}, 1)`).as('units'),
  ])
  .where(({ fn, not }) => not(fn.coalesce('part.digital', 'l.digital')));

/** Selects them as table `l`. */
export const heldLines = heldUnits.as('l');
