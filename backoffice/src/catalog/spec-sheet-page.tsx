import { useQuery } from '@tanstack/react-query';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { SpecSheetEditor } from './spec-sheet-editor.tsx';
import { specSheetQuery } from './store-queries.ts';

interface Props {
  catalogId: string;
  onCancel: () => void;
  onSaved: () => void;
}

/** Edits a catalog's spec sheet, which is reloaded each time the page opens. */
export function SpecSheetPage({ catalogId, onCancel, onSaved }: Props) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(specSheetQuery(catalogId));
  if (error) return <LoadFailed error={error} retry={refetch} />;
  if (data === undefined || !isFetchedAfterMount) return <RowsSkeleton />;
  return (
    <SpecSheetEditor catalogId={catalogId} sheet={data} onCancel={onCancel} onSaved={onSaved} />
  );
}
