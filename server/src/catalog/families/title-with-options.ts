import { sql } from 'kysely';
import { text } from '../../database/expressions.ts';

/**
 * The SQL counterpart of the domain's `titleWithOptions`, for `catalog_items i`. Order lines keep
 * this title.
 */
export const titleWithOptions = text(sql`i.title || coalesce((
  select string_agg(', ' || o.name || ' ' || btrim(a.value), '' order by o.place)
    from item_families f
   cross join unnest(f.options) with ordinality as o (name, place)
    join item_attributes a
      on a.catalog_id = i.catalog_id and a.item_id = i.item_id and a.type = 'SPEC'
         and lower(btrim(a.attribute_id)) = lower(btrim(o.name))
   where f.id = i.family_id and strpos(lower(i.title), lower(btrim(a.value))) = 0), '')`);
