import { useQuery } from '@tanstack/react-query';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Screen } from '../ui/screen.tsx';
import { SearchWordsNav, searchWords } from '../search/search-words-nav.tsx';
import { SynonymsEditor } from '../search/synonyms-editor.tsx';
import { synonymsQuery } from '../search/synonyms-query.ts';

/** Edits the synonyms, and reloads them whenever the screen opens. */
export function SynonymsScreen() {
  return (
    <Screen title={searchWords.label}>
      <SearchWordsNav />
      <Synonyms />
    </Screen>
  );
}

function Synonyms() {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(synonymsQuery);
  if (error) return <LoadFailed error={error} retry={refetch} />;
  if (data === undefined || !isFetchedAfterMount) return <RowsSkeleton />;
  return <SynonymsEditor stored={data} />;
}
