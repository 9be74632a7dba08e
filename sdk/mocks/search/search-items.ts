import { unfitInput } from '../../contract/failure.ts';
import { countedSearch, keptQuery } from '../../domain/search/kept-query.ts';
import {
  givenPage,
  isInPlace,
  PAGE_SIZE,
  presentFound,
  readSearch,
} from '../../domain/search/read-search.ts';
import { searchFacts } from '../../domain/search/search-facts.ts';
import type { components } from '../../src/schema.d.ts';
import type { MockCall } from '../core/call.ts';
import { findable } from './findable.ts';

type Result = components['schemas']['SearchResult'];

/** @throws 400 naming the parameter that is none */
export function searchItems(call: MockCall<'searchItems'>): Result {
  const read = readSearch(call.query);
  if ('unfit' in read) throw unfitInput(read.unfit);
  const { search } = read;
  const all = findable(call, search.catalogId);
  const { items, specs, corrected } = searchFacts(
    all,
    { ...search, sort: isInPlace(search) ? 'place' : search.sort },
    call.state.synonyms.groups,
  );
  const total = items.length;
  const page = givenPage(search.page, total);
  const shown = items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  countQuery(call, { total, inVain: total === 0 || corrected !== undefined });
  return presentFound({ page, total, items: shown, specs, corrected });
}

function countQuery(
  { state, query: asked, now, newId }: MockCall<'searchItems'>,
  { total, inVain }: { total: number; inVain: boolean },
): void {
  const query = countedSearch(asked) ? keptQuery(asked.q ?? '') : undefined;
  if (query === undefined) return;
  const last = { found: total, inVain, dateLast: now.toISOString() };
  const known = state.searches.find((one) => one.query === query);
  if (known === undefined) state.searches.push({ id: newId(), query, searches: 1, ...last });
  else Object.assign(known, last, { searches: known.searches + 1 });
}
