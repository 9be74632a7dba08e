import type { EntityManager } from '@mikro-orm/postgresql';
import { specKey } from '@spindle/sdk/domain/catalog/specs';
import { factsOf, type FindableSpec, type ItemFacts } from '@spindle/sdk/domain/search/facts';
import { findableWords, partKey, valueKey, wordsOf } from '@spindle/sdk/domain/search/fold';
import { findCatalogs, findItems, type ItemKey } from '../catalog/catalog-rows.ts';
import { query } from '../database/query.ts';

/**
 * Increase this number when the rules for building index rows change. The job then rebuilds all
 * rows.
 */
export const INDEX_RULES = 4;

/** A specification as stored in `search_specs`. */
interface SpecRow {
  name: string;
  name_key: string;
  value: string;
  value_key: string;
  shown_number: number | null;
  shown_max: number | null;
  shown_unit: string;
  least: number | null;
  most: number | null;
  unit: string | null;
}

/**
 * Writes index rows for items within the transaction of `em` and deletes the index rows of items
 * that no longer exist. The items' rows must be locked or new.
 */
export async function indexItems(em: EntityManager, keys: readonly ItemKey[]): Promise<void> {
  const found = await findItems(em, keys);
  const named = [...new Set(found.map((row) => row.catalog_id))];
  const rowsOf = named.length === 0 ? [] : await findCatalogs(em, named);
  const catalogs = new Map(rowsOf.map((row) => [row.id, row]));
  const rows = found.flatMap((row) => {
    const catalog = catalogs.get(row.catalog_id);
    if (catalog === undefined) return [];
    const item = { ...row, externalId: row.external_id };
    const specSheet = row.spec_names.map(({ unit, ...name }) => ({
      ...name,
      ...(unit !== null && { unit }),
    }));
    const facts = factsOf(item, { title: catalog.title, specSheet });
    return [{ catalog_id: row.catalog_id, item_id: row.item_id, ...indexed(facts) }];
  });
  const saved = new Set(rows.map((row) => `${row.catalog_id}/${row.item_id}`));
  const gone = keys.filter(({ catalogId, itemId }) => !saved.has(`${catalogId}/${itemId}`));
  if (gone.length > 0) await query(em, deleteGone, columnsOf(gone));
  if (rows.length === 0) return;
  const specs = rows.flatMap(({ specs: of }) => of);
  if (specs.length > 0) await query(em, addSpecs, [JSON.stringify(specs)]);
  await query(em, writeRows, [JSON.stringify(rows), INDEX_RULES]);
  await query(em, addWords, [JSON.stringify(rows)]);
}

function indexed(facts: ItemFacts) {
  return {
    title: facts.title,
    title_words: findableWords(facts.title).join(' '),
    part: wordsOf(facts.partNumber).join(' '),
    part_key: partKey(facts.partNumber),
    catalog: facts.catalog,
    catalog_words: findableWords(facts.catalog).join(' '),
    spec_texts: facts.specTexts,
    spec_words: wordsOf(facts.specTexts).join(' '),
    prose: wordsOf(facts.prose).join(' '),
    specs: facts.specs.map((one) => ({ ...specRow(one), facet: one.facet })),
  };
}

function specRow({ spec, base }: FindableSpec): SpecRow {
  return {
    name: spec.name,
    name_key: specKey(spec.name),
    value: spec.value,
    value_key: valueKey(spec.value),
    shown_number: spec.number ?? null,
    shown_max: spec.max ?? null,
    shown_unit: spec.unit ?? '',
    least: base?.number ?? null,
    most: base === undefined ? null : (base.max ?? base.number),
    unit: base?.unit ?? null,
  };
}

const columnsOf = (keys: readonly ItemKey[]) => [
  keys.map(({ catalogId }) => catalogId),
  keys.map(({ itemId }) => itemId),
];

const deleteGone = `
  delete from search_items
   where (catalog_id, item_id) in (select * from unnest($1::text[], $2::text[]))`;

const specColumns = `name text, name_key text, value text, value_key text, shown_number float8,
  shown_max float8, shown_unit text, least float8, most float8, unit text`;

/** Sorted, so that two edits that add the same rows wait for each other without a deadlock. */
const addSpecs = `
  insert into search_specs (name, name_key, value, value_key, shown_number, shown_max, shown_unit,
                            least, most, unit)
  select distinct on (name, value, shown_unit) given.*
    from jsonb_to_recordset($1::jsonb) as given (${specColumns})
   where not exists (
     select from search_specs known
      where (known.name, known.value, known.shown_unit)
            = (given.name, given.value, given.shown_unit))
   order by name, value, shown_unit
  on conflict do nothing`;

const vector = (text: string, weight: string) =>
  `setweight(to_tsvector('english', search_text(${text})), '${weight}')`;

const writeRows = `
  with given as (
    select given.*,
           ${vector('title_words', 'A')} || ${vector('part', 'A')} || ${vector('catalog_words', 'B')}
             || ${vector('spec_words', 'C')} as head_words,
           ${vector('prose', 'D')} as prose_words
      from jsonb_to_recordset($1::jsonb) as given
           (catalog_id text, item_id text, title_words text, part text, part_key text, catalog text,
            catalog_words text, spec_words text, prose text, specs jsonb)
  )
  insert into search_items (catalog_id, item_id, visible, on_sale, price_cents, sale_price_cents,
                            sale_starts, sale_ends, created_at, listing_order_weight,
                            title_key, part_key, catalog_title, words, head_words, spec_ids,
                            facet_ids, rules, item_updated_at, family_id)
  select i.catalog_id, i.item_id, i.enabled, not i.locked and not i.expired, i.price_cents,
         i.sale_price_cents, i.sale_starts, i.sale_ends, i.created_at,
         i.listing_order_weight, search_fold(i.title), g.part_key, g.catalog,
         g.head_words || g.prose_words, g.head_words,
         coalesce(ids.of_all, '{}'), coalesce(ids.of_facets, '{}'), $2, i.updated_at,
         i.family_id
    from given g
    join catalog_items i on i.catalog_id = g.catalog_id and i.item_id = g.item_id
    cross join lateral (
      select array_agg(s.id order by one.place) as of_all,
             array_agg(s.id order by one.place) filter (where (one.spec ->> 'facet')::bool)
               as of_facets
        from jsonb_array_elements(g.specs) with ordinality as one (spec, place)
        join search_specs s
          on s.name = one.spec ->> 'name' and s.value = one.spec ->> 'value'
             and s.shown_unit = one.spec ->> 'shown_unit'
    ) ids
   order by i.catalog_id, i.item_id
  on conflict (catalog_id, item_id) do update
     set visible = excluded.visible, on_sale = excluded.on_sale,
         price_cents = excluded.price_cents, sale_price_cents = excluded.sale_price_cents,
         sale_starts = excluded.sale_starts, sale_ends = excluded.sale_ends, created_at = excluded.created_at,
         listing_order_weight = excluded.listing_order_weight,
         title_key = excluded.title_key, part_key = excluded.part_key,
         catalog_title = excluded.catalog_title, words = excluded.words,
         head_words = excluded.head_words, spec_ids = excluded.spec_ids,
         facet_ids = excluded.facet_ids, rules = excluded.rules,
         item_updated_at = excluded.item_updated_at, family_id = excluded.family_id`;

/** Only words that consist of letters. Anything else can't be corrected as a typing error. */
const addWords = `
  insert into search_words (word)
  select distinct found.word
    from jsonb_to_recordset($1::jsonb) as given (title text, catalog text, spec_texts text)
    cross join lateral regexp_split_to_table(
      search_text(concat_ws(' ', title, catalog, spec_texts)), ' +') as found (word)
   where found.word ~ '^[[:alpha:]]{3,40}$'
     and not exists (select from search_words known where known.word = found.word)
   order by found.word
  on conflict do nothing`;
