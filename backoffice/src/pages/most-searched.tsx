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
      filters={<SearchField label="Words searched for" />}
      empty={
        <Notice title="Nobody has searched yet">
          What customers type into the search field is counted here, without who they are.
        </Notice>
      }
    >
      <QueryRows />
    </ListScreen>
  );
}
