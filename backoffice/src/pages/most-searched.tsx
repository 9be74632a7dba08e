import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { QueryRows } from '../search/query-rows.tsx';
import { SearchWordsNav, searchWords } from '../search/search-words-nav.tsx';

/** Lists all searches, most frequent first. */
export function MostSearched() {
  return (
    <ListScreen
      title="Most searched"
      crumbs={[searchWords]}
      of={{ resource: 'search/queries', storeKey: 'most-searched' }}
      intro={<SearchWordsNav />}
      sort={{ field: 'searches', order: 'DESC' }}
      filters={<SearchField label="Search terms" />}
      empty={
        <Notice title="No searches yet">
          Search terms from customers appear here, anonymously.
        </Notice>
      }
    >
      <QueryRows />
    </ListScreen>
  );
}
