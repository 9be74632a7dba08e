import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { priceNow } from '@spindle/sdk/domain/catalog/sale';
import { bareNumber, withUnits } from '@spindle/sdk/domain/search/bare-number';
import { savedQuery } from '@spindle/sdk/domain/search/saved-query';
import { readQuery, type Term } from '@spindle/sdk/domain/search/read-query';
import {
  MIN_TO_SUGGEST,
  MAX_SUGGESTED,
  shareSuggestions,
} from '@spindle/sdk/domain/search/suggestions';
import type { components } from '@spindle/sdk/schema';
import { priceColumns } from '../catalog/catalog-rows.ts';
import { pricesOf } from '../catalog/prices-of.ts';
import { db } from '../database/db.ts';
import { condition, text } from '../database/expressions.ts';
import { containsTerm, rankedQuery } from './conditions.ts';
import { correctSearch } from './correct-search.ts';
import { findSynonyms } from './find-synonyms.ts';

type Schema = components['schemas'];

/** If more items match than this, only the first ones are ranked. */
const MAX_RANKED = 200;

/** Suggests items, catalogs and queries for the text typed so far. */
export async function suggest(
  em: EntityManager,
  typed: string,
  now: Date,
): Promise<Schema['SearchSuggestions']> {
  const q = typed.trim();
  if (q.length < MIN_TO_SUGGEST) return { items: [], catalogs: [], queries: [] };
  const terms = readQuery(q, await findSynonyms(em, q));
  if (terms.length === 0) return { items: [], catalogs: [], queries: [] };
  const [items, catalogs, queries] = [
    await suggestItems(em, { q, terms, now }),
    await suggestCatalogs(em, q),
    [...new Set([...(await suggestQuantities(em, q)), ...(await suggestQueries(em, q))])],
  ];
  return shareSuggestions({ items, catalogs, queries });
}

async function suggestItems(
  em: EntityManager,
  { q, terms, now }: { q: string; terms: readonly Term[]; now: Date },
) {
  const items = await findBest(em, terms, now);
  if (items.length > 0) return items;
  const corrected = await correctSearch(em, q, terms);
  if (corrected === undefined) return [];
  return findBest(em, readQuery(corrected, await findSynonyms(em, corrected)), now);
}

async function findBest(
  em: EntityManager,
  terms: readonly Term[],
  now: Date,
): Promise<Schema['SuggestedItem'][]> {
  const rank = rankedQuery(terms);
  const rows = await db(em)
    .selectFrom((from) =>
      from
        .selectFrom('search_items as s')
        .innerJoin('catalogs as c', 'c.id', 's.catalog_id')
        .where(condition`s.visible and c.enabled and not c.external and c.deleted_at is null`)
        .where(({ and }) => and(terms.map(containsTerm)))
        .select(['s.catalog_id', 's.item_id', 's.head_words', 's.title_key'])
        .limit(MAX_RANKED)
        .as('s'),
    )
    .innerJoin('catalog_items as i', (join) =>
      join.onRef('i.catalog_id', '=', 's.catalog_id').onRef('i.item_id', '=', 's.item_id'),
    )
    .select(['i.catalog_id', 'i.item_id', 'i.title', 'i.image'])
    .select(priceColumns)
    .orderBy(rank === undefined ? sql`s.title_key` : sql`ts_rank(s.head_words, ${rank}) desc`)
    .orderBy('s.title_key')
    .orderBy('i.catalog_id')
    .orderBy('i.item_id')
    .limit(MAX_SUGGESTED)
    .execute();
  return rows.map((row) => ({
    catalogId: row.catalog_id,
    catalogItemId: row.item_id,
    title: row.title,
    image: row.image,
    ...priceNow(pricesOf(row), now),
  }));
}

/**
 * Finds catalogs with a word that starts with the text. Excludes external catalogs, because they
 * lead to other sites.
 */
async function suggestCatalogs(
  em: EntityManager,
  q: string,
): Promise<Schema['SuggestedCatalog'][]> {
  const start = sql`search_fold(${`${escaped(q)}%`})`;
  return db(em)
    .selectFrom('catalogs')
    .select(['id as catalogId', 'title'])
    .where(condition`enabled and not external and deleted_at is null`)
    .where(
      condition`(search_fold(title) like ${start} or ' ' || search_fold(title) like '% ' || ${start})`,
    )
    .orderBy('listing_order_weight')
    .orderBy('id')
    .limit(MAX_SUGGESTED)
    .execute();
}

/** Completes a bare number with the units in which an item has that number. */
async function suggestQuantities(em: EntityManager, q: string): Promise<string[]> {
  const number = bareNumber(q);
  if (number === undefined) return [];
  const rows = await db(em)
    .selectFrom('search_specs as k')
    .select(
      text(sql`case when k.shown_number = ${number} then k.shown_unit else k.unit end`).as('unit'),
    )
    .distinct()
    .where(
      condition`(k.shown_number = ${number} and k.shown_max is null and k.shown_unit <> ''
                 or k.least = ${number} and k.most = ${number} and k.unit <> '')`,
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_items as s')
          .select('s.item_id')
          .where(condition`s.visible and s.spec_ids @> array[k.id]`),
      ),
    )
    .limit(MAX_SUGGESTED)
    .execute();
  return withUnits(
    number,
    rows.map(({ unit }) => unit),
  );
}

/** Suggests queries that found something for others. Excludes the text itself. */
async function suggestQueries(em: EntityManager, q: string): Promise<string[]> {
  const begun = savedQuery(q);
  if (begun === undefined) return [];
  const rows = await db(em)
    .selectFrom('search_queries')
    .select('query')
    .where(
      condition`suggested and not in_vain and query like ${`${escaped(begun)}%`} and query <> ${begun}`,
    )
    .orderBy('searches', 'desc')
    .orderBy('query')
    .limit(MAX_SUGGESTED)
    .execute();
  return rows.map(({ query }) => query);
}

const escaped = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);
