import { pick } from '../../domain/fields.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import { factsOf } from '../../domain/search/facts.ts';
import { type Findable, searchFacts } from '../../domain/search/search-facts.ts';
import type { components } from '../../src/schema.d.ts';
import { listVisibleCatalogs, listVisibleItems } from '../catalog/read-cache.ts';
import type { AnyMockCall, MockCall, MockHandlers } from '../core/call.ts';
import { requireValid, requireVersion, rejectInvalid } from '../../contract/failure.ts';
import {
  validateSynonyms,
  synonymsChanged,
  synonymsSaved,
  tidySynonyms,
} from '../../domain/search/synonyms.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ShopState } from '../state.ts';
import { queryToCount, savedQuery } from '../../domain/search/saved-query.ts';
import {
  PAGE_SIZE,
  givenPage,
  isInPlace,
  presentFound,
  readSearch,
} from '../../domain/search/read-search.ts';
import { onePerFamily } from '../../domain/catalog/one-per-family.ts';
import { displayPrice } from '../../domain/catalog/sale.ts';
import { bareNumber, unitsOf, withUnits } from '../../domain/search/bare-number.ts';
import { fold } from '../../domain/search/fold.ts';
import { MIN_TO_SUGGEST, shareSuggestions } from '../../domain/search/suggestions.ts';
import { presentDone } from '../../domain/rejection.ts';
import { type MockList, answerList } from '../core/answer-list.ts';
import { textAnywhere } from '../core/list-filters.ts';

/** Returns all visible items of one catalog, or of all catalogs. */
function findable(
  call: Pick<AnyMockCall, 'state' | 'plays' | 'now'>,
  catalogId?: string,
): Findable<components['schemas']['CatalogItem']>[] {
  const catalogs = listVisibleCatalogs(call.state).filter(
    (catalog) => catalogId === undefined || catalog.catalogId === catalogId,
  );
  return catalogs.flatMap((catalog) =>
    listVisibleItems(call, catalog.catalogId).map((item) => ({
      item,
      facts: factsOf(item, catalog),
      price: fromDollars(item.price),
      inStock: item.inventory > 0 && ![item, catalog].some((one) => one.locked || one.expired),
      dateCreated: item.dateCreated,
    })),
  );
}

/** @throws 400 if the groups are invalid, 409 with the current groups if the form is outdated */
function saveSynonyms(call: MockCall<'saveSynonyms'>): ShopState['synonyms'] {
  const { state, body, now } = call;
  rejectInvalid(validateSynonyms(body.groups));
  const before = state.synonyms;
  requireVersion(body.version, before, synonymsChanged, { Synonyms: before });
  const groups = tidySynonyms(body.groups);
  state.synonyms = { groups, version: before.version + 1, dateModified: now.toISOString() };
  recordAudit(call, {
    action: 'search.save-synonyms',
    subject: 'synonyms',
    before: { groups: before.groups },
    after: { groups },
  });
  return state.synonyms;
}

type Result = components['schemas']['SearchResult'];

/** @throws 400 with the invalid parameter */
function searchItems(call: MockCall<'searchItems'>): Result {
  const { search: asked } = requireValid(readSearch(call.query));
  const all = findable(call, asked.catalogId);
  const { items, specs, corrected } = searchFacts(
    all,
    { ...asked, sort: isInPlace(asked) ? 'place' : asked.sort },
    call.state.synonyms.groups,
  );
  const results = asked.grouped ? onePerFamily(items) : items;
  const total = results.length;
  const page = givenPage(asked.page, total);
  const displayed = results.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const result = presentFound({ page, total, items: displayed, specs, corrected });
  recordQuery(call, queryToCount(call.query, result));
  return result;
}

function recordQuery(
  { state, now, newId }: MockCall<'searchItems'>,
  counted: ReturnType<typeof queryToCount>,
): void {
  if (!counted) return;
  const known = state.searches.find(({ query }) => query === counted.query);
  const { id, searches } = known ?? { id: newId(), searches: 0 };
  const latest = { id, ...counted, searches: searches + 1, dateLast: now.toISOString() };
  if (known) Object.assign(known, latest);
  else state.searches.push(latest);
}

const everything = { filters: [], price: {}, inStock: false, sort: 'relevance' } as const;

function suggest(call: MockCall<'suggestSearches'>): components['schemas']['SearchSuggestions'] {
  const { state, query } = call;
  const q = query.q.trim();
  if (q.length < MIN_TO_SUGGEST) return { items: [], catalogs: [], queries: [] };
  const begun = fold(q);
  const all = findable(call);
  const found = searchFacts(all, { ...everything, q }, state.synonyms.groups);
  const items = found.items.map((item) => ({
    ...pick(item, 'catalogId', 'catalogItemId', 'title', 'image'),
    ...displayPrice(item),
  }));
  const catalogs = listVisibleCatalogs(state)
    .filter(({ external, title }) => !external && ` ${fold(title)}`.includes(` ${begun}`))
    .map((one) => pick(one, 'catalogId', 'title'));
  const saved = savedQuery(q);
  const queries = state.searches
    .filter((one) => one.suggested === true && !one.inVain && one.query !== saved)
    .filter((one) => saved !== undefined && one.query.startsWith(saved))
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

export const search = {
  searchItems,
  suggestSearches: suggest,
  getSynonyms: ({ state }) => state.synonyms,
  saveSynonyms: (call) => ({ ...presentDone(synonymsSaved), Synonyms: saveSynonyms(call) }),
  listAdminSearchQueries: (call) => answerList(call, adminQueries(call.state)),
} satisfies Partial<MockHandlers>;

type SearchQuery = components['schemas']['AdminSearchQuery'];

const adminQueries = ({ searches }: ShopState): MockList<SearchQuery> => ({
  resource: 'queries',
  records: searches.map(({ suggested: _, ...wire }) => wire),
  sortable: ['found', 'dateLast', 'query'],
  defaultSort: { field: 'searches', direction: 'DESC' },
  filters: {
    ids: ['id'],
    flags: ['inVain'],
    others: { q: textAnywhere(({ query }) => [query]) },
  },
});
