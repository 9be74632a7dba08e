import { shownPrice } from '../../domain/catalog/sale.ts';
import { bareNumber, unitsOf, withUnits } from '../../domain/search/bare-number.ts';
import { keptQuery } from '../../domain/search/kept-query.ts';
import { fold } from '../../domain/search/fold.ts';
import { searchFacts } from '../../domain/search/search-facts.ts';
import { LEAST_TO_SUGGEST, shareSuggestions } from '../../domain/search/suggestions.ts';
import type { components } from '../../src/schema.d.ts';
import { shownCatalogs } from '../catalog/shop-window.ts';
import type { MockCall } from '../core/call.ts';
import { findable } from './findable.ts';

const everything = { filters: [], price: {}, inStock: false, sort: 'relevance' } as const;

export function suggest(
  call: MockCall<'suggestSearches'>,
): components['schemas']['SearchSuggestions'] {
  const { state, query } = call;
  const q = query.q.trim();
  if (q.length < LEAST_TO_SUGGEST) return { items: [], catalogs: [], queries: [] };
  const begun = fold(q);
  const all = findable(call);
  const found = searchFacts(all, { ...everything, q }, state.synonyms.groups);
  const items = found.items.map(({ catalogId, catalogItemId, title, image, ...item }) => ({
    catalogId,
    catalogItemId,
    title,
    image,
    ...shownPrice(item),
  }));
  const catalogs = shownCatalogs(state)
    .filter(({ external, title }) => !external && ` ${fold(title)}`.includes(` ${begun}`))
    .map(({ catalogId, title }) => ({ catalogId, title }));
  const kept = keptQuery(q);
  const queries = state.searches
    .filter((one) => one.suggested === true && !one.inVain && one.query !== kept)
    .filter((one) => kept !== undefined && one.query.startsWith(kept))
    .toSorted((a, b) => b.searches - a.searches || (a.query < b.query ? -1 : 1))
    .map((one) => one.query);
  const number = bareNumber(q);
  const specs = all.flatMap(({ facts }) => facts.specs);
  const quantities = number === undefined ? [] : withUnits(number, unitsOf(number, specs));
  return shareSuggestions({
    items,
    catalogs,
    queries: [...new Set([...quantities, ...queries])],
  });
}
