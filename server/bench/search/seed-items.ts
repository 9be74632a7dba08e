import type { MikroORM } from '@mikro-orm/postgresql';
import { Catalog } from '../../src/catalog/catalog.entity.ts';
import { query } from '../../src/database/query.ts';
import { indexStale } from '../../src/search/index-stale.ts';
import { madeCatalogs, makeItems, option } from './made-items.ts';

/**
 * Seeds a large shop and indexes it with the shop's own job. Does nothing if the shop is already
 * seeded.
 */
export async function seedItems(orm: MikroORM, items: number): Promise<void> {
  const em = orm.em.fork();
  if ((await em.count(Catalog, { id: madeCatalogs[0]?.id ?? '' })) > 0) return;
  const catalogs = madeCatalogs.map(({ id, title, family }) => ({
    id,
    title,
    sheet: [...family.specs, [option, ''] as const].map(([name, unit], place) => ({
      name,
      unit: unit || null,
      place,
    })),
  }));
  await query(em, addCatalogs, [JSON.stringify(catalogs)]);
  await query(em, addSheets, [JSON.stringify(catalogs)]);
  for (const catalog of madeCatalogs) {
    const made = makeItems(catalog, items / madeCatalogs.length);
    await query(em, addFamilies, [JSON.stringify(made.families), [option]]);
    await query(em, addItems, [JSON.stringify(made.items)]);
    await query(em, addAttributes, [JSON.stringify(made.items)]);
  }
  await query(em, 'analyze');
  await indexAtOnce(orm);
  await query(em, 'vacuum analyze');
}

/**
 * Builds the indexes afterward, which is ten times as fast as adding every word as its item is
 * inserted.
 */
async function indexAtOnce(orm: MikroORM): Promise<void> {
  const em = orm.em.fork();
  const indexes = await query<{ name: string; definition: string }>(
    em,
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'search_items' and indexdef like '%USING gin%'`,
  );
  for (const { name } of indexes) await query(em, `drop index ${name}`);
  await indexStale({ orm });
  for (const { definition } of indexes) await query(em, definition);
}

const addCatalogs = `
  insert into catalogs (id, title, description, enabled, created_at, updated_at)
  select id, title, title, true, now(), now()
    from jsonb_to_recordset($1::jsonb) as given (id text, title text)`;

const addSheets = `
  insert into spec_names (catalog_id, place, name, unit, facet, shown_as_column)
  select c.id, s.place, s.name, s.unit, true, true
    from jsonb_to_recordset($1::jsonb) as c (id text, sheet jsonb)
    cross join lateral jsonb_to_recordset(c.sheet) as s (name text, unit text, place int)`;

const addFamilies = `
  insert into item_families (id, catalog_id, title, options, updated_at)
  select id, "catalogId", title, $2::text[], now()
    from jsonb_to_recordset($1::jsonb) as given (id uuid, "catalogId" text, title text)`;

const addItems = `
  insert into catalog_items (catalog_id, item_id, title, description, enabled, price_cents, on_hand,
                             external_id, family_id, option_key, kit, created_at, updated_at)
  select "catalogId", "itemId", title, description, enabled, "priceCents", "onHand", part,
         "familyId", "optionKey", kit, now() - age * interval '1 day', now()
    from jsonb_to_recordset($1::jsonb) as given
         ("catalogId" text, "itemId" text, title text, description text, enabled bool,
          "priceCents" int, "onHand" int, part text, "familyId" uuid, "optionKey" text, kit bool,
          age int)`;

const addAttributes = `
  insert into item_attributes (catalog_id, item_id, attribute_id, type, value, description, position)
  select "catalogId", "itemId", a."attributeId", a.type, a.value, a.description, place
    from jsonb_to_recordset($1::jsonb) as given
         ("catalogId" text, "itemId" text, attributes jsonb)
    cross join lateral rows from
         (jsonb_to_recordset(attributes) as ("attributeId" text, type text, value text,
                                             description text))
      with ordinality as a ("attributeId", type, value, description, place)`;
