import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SpecFilter } from '@spindle/sdk/domain/search/read-filters';
import { PAGE_SIZE, type SearchRequest } from '@spindle/sdk/domain/search/read-search';
import type { Term } from '@spindle/sdk/domain/search/read-query';
import { db } from '../database/db.ts';
import { condition, countRows, int, nullableNumber, unnested } from '../database/expressions.ts';
import { fitsSpec, holdsTerm, rankedQuery } from './conditions.ts';

type Search = SearchRequest & { terms: readonly Term[] };

/**
 * One statement: how many items there are, the keys of one page, and how often each specification is
 * found. An item that misses one filter alone still counts for that filter's own specifications, as
 * a facet's counts leave its own choice out.
 */
export async function findHits(em: EntityManager, search: Search) {
  const { filters } = search;
  const rank = rankedQuery(search.terms);
  const [row] = await db(em)
    .with('hits', (tables) =>
      tables
        .selectFrom('search_items as s')
        .innerJoin('catalogs as c', 'c.id', 's.catalog_id')
        .where(({ and }) => and(conditionsOf(search)))
        .select(['s.catalog_id', 's.item_id', 's.price_cents', 's.created_at', 's.title_key'])
        .select('s.facet_ids')
        .select(missed(filters).as('missed'))
        .select(rank === undefined ? int(sql`0`).as('rank') : rankBy(rank).as('rank')),
    )
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('hits')
        .where('missed', '=', 0)
        .select(countRows().as('count'))
        .$asScalar()
        .as('total'),
      jsonArrayFrom(
        selectFrom('hits')
          .select(['catalog_id', 'item_id'])
          .where('missed', '=', 0)
          .orderBy(orderOf(search))
          .orderBy('title_key')
          .orderBy('catalog_id')
          .orderBy('item_id')
          .limit(PAGE_SIZE)
          .offset(search.offset),
      ).as('keys'),
      jsonArrayFrom(
        selectFrom((from) =>
          from
            .selectFrom('hits')
            .crossJoinLateral(({ ref }) => unnested(ref('hits.facet_ids')).as('f'))
            .select(['f.id', 'hits.missed', countRows().as('count')])
            .select(int(sql`min(f.place)`).as('place'))
            .groupBy(['f.id', 'hits.missed'])
            .as('n'),
        )
          .innerJoin('search_specs as k', 'k.id', 'n.id')
          .where(countsFor(filters))
          .groupBy('k.id')
          .select(['k.name', 'k.value', 'k.shown_unit', 'k.unit'])
          .select(({ ref }) => [
            nullableNumber(ref('k.shown_number')).as('shown_number'),
            nullableNumber(ref('k.shown_max')).as('shown_max'),
            nullableNumber(ref('k.least')).as('least'),
            nullableNumber(ref('k.most')).as('most'),
          ])
          .select([int(sql`sum(n.count)`).as('count'), int(sql`min(n.place)`).as('place')]),
      ).as('specs'),
    ])
    .execute();
  if (row === undefined) throw new Error('A statement without a table answers one row.');
  return row;
}

/** What is always left out, and what is not specifications. */
function conditionsOf({ terms, catalogId, filters, price, inStock }: Search) {
  const { least, most } = price;
  return [
    condition`s.visible and c.enabled and not c.external and c.deleted_at is null`,
    ...terms.map(holdsTerm),
    ...(catalogId === undefined ? [] : [condition`s.catalog_id = ${catalogId}`]),
    ...(least === undefined ? [] : [condition`s.price_cents >= ${least}`]),
    ...(most === undefined ? [] : [condition`s.price_cents <= ${most}`]),
    ...(inStock ? [canBeBought] : []),
    ...mayMissOne(filters),
  ];
}

const canBeBought = condition`
  s.on_sale and not c.locked and not c.expired and exists (
    select from catalog_items i
     where i.catalog_id = s.catalog_id and i.item_id = s.item_id and i.on_hand > i.reserved)`;

/** With one filter all items count, for that filter at least. */
function mayMissOne(filters: readonly SpecFilter[]): Expression<SqlBool>[] {
  if (filters.length < 2) return [];
  const misses = filters.map((filter) => sql`(not (${fitsSpec(filter)}))::int`);
  return [condition`${sql.join(misses, sql` + `)} <= 1`];
}

/** The number of the filter that an item misses, from 1; 0: none. */
function missed(filters: readonly SpecFilter[]) {
  if (filters.length === 0) return int(sql`0`);
  const cases = filters.map(
    (filter, at) => sql`when not (${fitsSpec(filter)}) then ${sql.lit(at + 1)}`,
  );
  return int(sql`case ${sql.join(cases, sql` `)} else 0 end`);
}

/** Of specifications `k` counted as `n`: those of items that miss none, or none but their own. */
function countsFor(filters: readonly SpecFilter[]): Expression<SqlBool> {
  const own = filters.map(
    ({ name }, at) => sql`(n.missed = ${sql.lit(at + 1)} and k.name_key = ${name})`,
  );
  return condition`(${sql.join([sql`n.missed = 0`, ...own], sql` or `)})`;
}

const rankBy = (rank: Expression<unknown>) =>
  nullableNumber(sql`ts_rank('{0.1, 0.2, 0.5, 1}', s.head_words, ${rank})`);

function orderOf({ sort }: Search) {
  switch (sort) {
    case 'price':
      return sql`price_cents`;
    case '-price':
      return sql`price_cents desc`;
    case 'newest':
      return sql`created_at desc`;
    case 'title':
      return sql`title_key`;
    default:
      return sql`rank desc`;
  }
}
