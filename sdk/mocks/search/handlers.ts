import type { components } from '../../src/schema.d.ts';
import { presentDone } from '../../domain/refusal.ts';
import { synonymsSaved } from '../../domain/search/synonyms.ts';
import { answerList, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { textAnywhere } from '../core/list-filters.ts';
import type { ShopState } from '../state.ts';
import { saveSynonyms } from './save-synonyms.ts';
import { searchItems } from './search-items.ts';
import { suggest } from './suggest.ts';

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
