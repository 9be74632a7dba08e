import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { importsQuery } from '../imports/import-query.ts';
import { ImportTable } from '../imports/import-table.tsx';
import { NewImport } from '../imports/new-import.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Screen } from '../ui/screen.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';

/** Imports items, customers and redirects from files. */
export function ImportsScreen() {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(importsQuery);
  return (
    <Screen title="Import">
      <NewImport onUploaded={(id) => void navigate(`/ui/admin/imports/${id}`)} />
      {error ? (
        <LoadFailed error={error} retry={refetch} />
      ) : data === undefined ? (
        <TableSkeleton />
      ) : data.imports.length === 0 ? (
        <div>No imports yet.</div>
      ) : (
        <ImportTable imports={data.imports} />
      )}
    </Screen>
  );
}
