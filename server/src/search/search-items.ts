import type { EntityManager } from '@mikro-orm/postgresql';
import { requireValid } from '@spindle/sdk/contract/failure';
import type { QueryOf } from '@spindle/sdk/contract/operation-types';
import { readQuery, type Term } from '@spindle/sdk/domain/search/read-query';
import { givenPage, presentFound, readSearch } from '@spindle/sdk/domain/search/read-search';
import type { components } from '@spindle/sdk/schema';
import { loadVisibleItems } from '../catalog/load-visible-items.ts';
import { correctSearch } from './correct-search.ts';
import { findHits } from './find-hits.ts';
import { findSynonyms } from './find-synonyms.ts';
import { presentCounted } from './present-counted.ts';

/**
 * Searches for one page of items and the facets that narrow the search. If nothing matches the
 * words as typed, searches for the corrected words.
 * @throws 400 naming the invalid parameter
 */
export async function searchItems(
  em: EntityManager,
  query: QueryOf<'searchItems'>,
  now: Date,
): Promise<components['schemas']['SearchResult']> {
  const { search } = requireValid(readSearch(query));
  const termsOf = async (text: string): Promise<readonly Term[]> =>
    text === '' ? [] : readQuery(text, await findSynonyms(em, text));
  const terms = await termsOf(search.q);
  let hits = await findHits(em, { ...search, terms }, now);
  let corrected = hits.total > 0 ? undefined : await correctSearch(em, search.q, terms);
  if (corrected !== undefined) {
    const instead = await findHits(em, { ...search, terms: await termsOf(corrected) }, now);
    if (instead.total > 0) hits = instead;
    else corrected = undefined;
  }
  const keys = hits.keys.map((key) => ({ catalogId: key.catalog_id, itemId: key.item_id }));
  return presentFound({
    page: givenPage(search.page, hits.total),
    total: hits.total,
    items: await loadVisibleItems(em, keys, now),
    specs: hits.specs.map(presentCounted),
    corrected,
  });
}
