import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { MAX_FACETS } from '@spindle/sdk/domain/search/facets';
import type { SpecFilter } from '@spindle/sdk/domain/search/read-filters';
import { PAGE_SIZE, type SearchRequest } from '@spindle/sdk/domain/search/read-search';
import type { Term } from '@spindle/sdk/domain/search/read-query';
import { db } from '../database/db.ts';
import { condition, countRows, int, nullableNumber } from '../database/expressions.ts';
import { matchesSpec, containsTerm } from './conditions.ts';
import { isRanked, orderOf } from './hit-order.ts';
import { foundPriceAt } from '../catalog/price-now.ts';
import { sellable } from '../inventory/kits.ts';

type Search = SearchRequest & { terms: readonly Term[] };

/**
 * Runs one statement for the number of items, one page of keys (the last page if the requested one
 * is beyond it), and the count of each specification. An item that fails exactly one filter still
 * counts for that filter's own specifications, because a facet's counts ignore the facet's own
 * selection.
 */
export async function findHits(em: EntityManager, search: Search, now: Date) {
  const { filters } = search;
  const [row] = await db(em)
    .with('hits', (tables) =>
      tables
        .selectFrom('search_items as s')
        .innerJoin('catalogs as c', 'c.id', 's.catalog_id')
        .where(({ and }) => and(conditionsOf(search, now)))
        .select(['s.catalog_id', 's.item_id', 's.created_at', 's.title_key'])
        .select('s.listing_order_weight')
        .select(foundPriceAt(now).as('price_cents'))
        .select(['s.facet_ids', 's.family_id'])
        .$if(isRanked(search), (hits) => hits.select('s.head_words'))
        .select(missed(filters).as('missed')),
    )
    .with('counted', (tables) =>
      tables
        .selectFrom('hits')
        .where('missed', '=', 0)
        .select(countRows().as('found'))
        .select(
          (search.grouped ? int(sql`count(distinct ${familyKey})`) : countRows()).as('total'),
        ),
    )
    .with('cards', (tables) =>
      tables
        .selectFrom('hits')
        .where('missed', '=', 0)
        .selectAll()
        // The first hit of each family in the requested order.
        .$if(search.grouped, (hits) =>
          hits.distinctOn(familyKey).orderBy(sql.join([familyKey, ...orderOf(search)])),
        ),
    )
    .with('values', (tables) =>
      tables
        .selectFrom((from) =>
          from
            .selectFrom((each) =>
              each
                .selectFrom('hits')
                .select(['missed', int(sql`unnest(facet_ids)`).as('id')])
                .select(int(sql`generate_subscripts(facet_ids, 1)`).as('place'))
                .as('f'),
            )
            .select(['f.id', 'f.missed', countRows().as('count')])
            .select(int(sql`min(f.place)`).as('place'))
            .groupBy(['f.id', 'f.missed'])
            .as('n'),
        )
        .innerJoin('search_specs as k', 'k.id', 'n.id')
        .where(countsFor(filters))
        .groupBy('k.id')
        .select(['k.id', 'k.name_key'])
        .select([int(sql`sum(n.count)`).as('count'), int(sql`min(n.place)`).as('place')]),
    )
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('counted').select('total').$asScalar().as('total'),
      jsonArrayFrom(
        selectFrom('cards')
          .select(['catalog_id', 'item_id'])
          .orderBy(sql.join([...orderOf(search)]))
          .limit(PAGE_SIZE)
          .offset(offsetOf(search)),
      ).as('keys'),
      jsonArrayFrom(
        selectFrom('values as v')
          .innerJoin('search_specs as k', 'k.id', 'v.id')
          .where('v.name_key', 'in', (from) =>
            from
              .selectFrom('values')
              .select('name_key')
              .groupBy('name_key')
              .orderBy(sql`min(place)`)
              .orderBy(sql`sum("count") desc`)
              .orderBy('name_key')
              .limit(MAX_FACETS),
          )
          .select(['k.name', 'k.value', 'k.shown_unit', 'k.unit'])
          .select(({ ref }) => [
            nullableNumber(ref('k.shown_number')).as('shown_number'),
            nullableNumber(ref('k.shown_max')).as('shown_max'),
            nullableNumber(ref('k.least')).as('least'),
            nullableNumber(ref('k.most')).as('most'),
          ])
          .select(['v.count', 'v.place']),
      ).as('specs'),
    ])
    .execute();
  if (row === undefined) throw new Error('A statement without a table returns one row.');
  return { ...row, total: row.total ?? 0 };
}

const familyKey = sql`coalesce(family_id::text, catalog_id || '/' || item_id)`;

/** Returns all conditions except specification filters, plus the limit on failed filters. */
function conditionsOf({ terms, catalogId, filters, price, inStock }: Search, now: Date) {
  const { least, most } = price;
  return [
    condition`s.visible and c.enabled and not c.external and c.deleted_at is null`,
    ...terms.map(containsTerm),
    ...(catalogId === undefined ? [] : [condition`s.catalog_id = ${catalogId}`]),
    ...(least === undefined ? [] : [condition`${foundPriceAt(now)} >= ${least}`]),
    ...(most === undefined ? [] : [condition`${foundPriceAt(now)} <= ${most}`]),
    ...(inStock ? [canBeBought] : []),
    ...allowsOneMiss(filters),
  ];
}

const canBeBought = condition`
  s.on_sale and not c.locked and not c.expired and exists (
    select from catalog_items i
     where i.catalog_id = s.catalog_id and i.item_id = s.item_id and ${sellable()} > 0)`;

/**
 * Allows items that fail at most one filter. With a single filter, all items qualify, so no
 * condition is needed.
 */
function allowsOneMiss(filters: readonly SpecFilter[]): Expression<SqlBool>[] {
  if (filters.length < 2) return [];
  const misses = filters.map((filter) => sql`(not (${matchesSpec(filter)}))::int`);
  return [condition`${sql.join(misses, sql` + `)} <= 1`];
}

/** Selects the number of the filter that an item fails, starting at 1, or 0 if it fails none. */
function missed(filters: readonly SpecFilter[]) {
  if (filters.length === 0) return int(sql`0`);
  const cases = filters.map(
    (filter, at) => sql`when not (${matchesSpec(filter)}) then ${sql.lit(at + 1)}`,
  );
  return int(sql`case ${sql.join(cases, sql` `)} else 0 end`);
}

/**
 * For specifications `k`, counts only items that fail no filter or only the specification's own
 * filter.
 */
function countsFor(filters: readonly SpecFilter[]): Expression<SqlBool> {
  const own = filters.map(
    ({ name }, at) => sql`(n.missed = ${sql.lit(at + 1)} and k.name_key = ${name})`,
  );
  return condition`(${sql.join([sql`n.missed = 0`, ...own], sql` or `)})`;
}

/** Returns the page's offset, or the last page's offset if the requested page doesn't exist. */
const offsetOf = ({ offset }: Search) =>
  int(sql`(
  select least(${offset}::int, greatest(0, (total - 1) / ${sql.lit(PAGE_SIZE)} * ${sql.lit(PAGE_SIZE)}))
    from counted)`);
