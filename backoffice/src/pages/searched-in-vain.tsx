import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { QueryRows } from '../search/query-rows.tsx';
import { SearchWordsNav, searchWords } from '../search/search-words-nav.tsx';

/** Lists searches for which no item has the typed words, most frequent first. */
export function SearchedInVain() {
  return (
    <ListScreen
      title="Searched in vain"
      crumbs={[searchWords]}
      of={{ resource: 'search/queries', filter: { inVain: true }, storeKey: 'searches-in-vain' }}
      intro={<SearchWordsNav />}
      sort={{ field: 'searches', order: 'DESC' }}
      filters={<SearchField label="Words searched for" />}
      empty={
        <Notice title="Nobody has searched in vain yet">
          What customers search for and nothing in the shop holds is listed here, so that it can be
          given a word that finds something.
        </Notice>
      }
    >
      <QueryRows />
    </ListScreen>
  );
}
