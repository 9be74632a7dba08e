import { useQuery } from '@tanstack/react-query';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { SpecSheetEditor } from './spec-sheet-editor.tsx';
import { specSheetQuery } from './store-queries.ts';

interface Props {
  catalogId: string;
  onClose: () => void;
}

/** The spec sheet of a catalogue, read anew whenever it is opened. */
export function SpecSheetPage({ catalogId, onClose }: Props) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(specSheetQuery(catalogId));
  if (error) return <LoadFailed error={error} retry={refetch} />;
  if (data === undefined || !isFetchedAfterMount) return <RowsSkeleton />;
  return (
    <SpecSheetEditor catalogId={catalogId} sheet={data} onCancel={onClose} onSaved={onClose} />
  );
}
