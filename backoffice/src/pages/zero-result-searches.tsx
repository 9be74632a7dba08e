import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { QueryRows } from '../search/query-rows.tsx';
import { SearchWordsNav, searchWords } from '../search/search-words-nav.tsx';

/** Lists searches that match no item, most frequent first. */
export function ZeroResultSearches() {
  return (
    <ListScreen
      title="No results"
      crumbs={[searchWords]}
      of={{ resource: 'search/queries', filter: { inVain: true }, storeKey: 'searches-in-vain' }}
      intro={<SearchWordsNav />}
      sort={{ field: 'searches', order: 'DESC' }}
      filters={<SearchField label="Search terms" />}
      empty={
        <Notice title="No searches without results">
          Searches without results appear here. Add a synonym so the next search finds something.
        </Notice>
      }
    >
      <QueryRows />
    </ListScreen>
  );
}
