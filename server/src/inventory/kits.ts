import { sql, type Expression, type RawBuilder } from 'kysely';
import { MAX_UNITS } from '@spindle/sdk/domain/inventory/max-units';
import { condition, int, literal } from '../database/expressions.ts';
import { unreserved } from './buyable.ts';

/** True for attributes `a` that list a part of a kit, by the same rule as `partsListed`. */
const listsPart = condition`a.type = 'COMPONENT'
  and a.description ~* '^\\s*contains(\\s+[1-9][0-9]{0,2})?\\s*(:|$)'
  and btrim(a.value) ~ '^[a-z0-9-]{1,64}/[a-z0-9-]{1,64}$'`;

/** Selects the parts that the attributes of item `i` list, each once. */
const listedParts = sql`(
  select split_part(btrim(a.value), '/', 1) as catalog_id,
         split_part(btrim(a.value), '/', 2) as item_id,
         sum(coalesce(substring(a.description from '^\\s*\\w+\\s+([0-9]+)')::int, 1))::int as quantity,
         min(a.position) as place
    from item_attributes a
   where a.catalog_id = i.catalog_id and a.item_id = i.item_id and ${listsPart}
   group by 1, 2)`;

/** True for part `p` of catalog `pc` if it can be sold in kit `i`, regardless of stock. */
export const partBuyable = condition`coalesce(
  p.enabled and p.deleted_at is null and pc.enabled and not pc.external and pc.deleted_at is null
  and not p.locked and not p.expired and not pc.locked and not pc.expired
  and not p.subscription and not p.kit and (p.digital or not i.digital), false)`;

/** Joins the parts `n` that kit `i` lists with their items `p`. */
export const partsOfKit = sql`${listedParts} n
  left join catalog_items p on p.catalog_id = n.catalog_id and p.item_id = n.item_id
  left join catalogs pc on pc.id = p.catalog_id`;

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
export const sellable = (
  own: Expression<number> = unreserved,
  held: HeldUnitRows | null = null,
): RawBuilder<number> =>
  int(sql`case when not i.kit then ${own} else coalesce((
    select case when bool_and(p.digital) and not i.digital then 0 else min(
             case when not ${partBuyable} then 0
                  when p.digital then case when p.on_hand > p.reserved then ${literal(MAX_UNITS)} else 0 end
                  else greatest((${availableOf(held)}) / n.quantity, 0) end) end
      from ${partsOfKit}), 0) end`);

/** Counts the same units of item `m`. */
export const sellableMember = int(sql`(select ${sellable()} from (select m.*) as i)`);

interface HeldUnits {
  checkout_id: string;
  catalog_id: string;
  item_id: string;
  units: number;
}

/** Units that checkout lines hold, by the item or the kit's part that they take from stock. */
export const heldUnits = sql<HeldUnits>`
  select l.checkout_id, coalesce(part."catalogId", l.catalog_id) as catalog_id,
         coalesce(part."catalogItemId", l.item_id) as item_id,
         l.quantity * coalesce(part.quantity, 1) as units
    from checkout_lines l
    left join lateral jsonb_to_recordset(l.parts) as part
           ("catalogId" text, "catalogItemId" text, quantity int, digital boolean) on true
   where not coalesce(part.digital, l.digital)`;

/** Selects them as table `l`. */
export const heldLines = sql<HeldUnits>`(${heldUnits})`.as('l');
