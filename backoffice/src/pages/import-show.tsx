import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ResultList } from '../bulk/result-list.tsx';
import { ImportActions } from '../imports/import-actions.tsx';
import { ImportCounts } from '../imports/import-counts.tsx';
import { ImportMapping } from '../imports/import-mapping.tsx';
import { importQuery, type Import } from '../imports/import-query.ts';
import { describeFile } from '../imports/import-text.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Screen } from '../ui/screen.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';

const crumbs = [{ label: 'Import', to: '/ui/admin/imports' }];

/** Shows what a file would change, lets staff apply it, and shows the progress. */
export function ImportShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(importQuery(id));
  const reload = () => void refetch();
  return (
    <Screen title={data?.fileName ?? 'Import'} crumbs={crumbs}>
      {error ? (
        <LoadFailed error={error} retry={refetch} />
      ) : data === undefined ? (
        <TableSkeleton />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <div>{describeFile(data)}</div>
          <ImportCounts {...data} />
          {data.ignored.length > 0 && <div>Columns ignored: {data.ignored.join(', ')}.</div>}
          {data.state === 'review' && data.format === 'table' && (
            <ImportMapping key={String(data.isMapped)} imported={data} onMapped={reload} />
          )}
          <Problems {...data} />
          <ImportActions imported={data} onChanged={reload} />
          <Rows {...data} />
        </Box>
      )}
    </Screen>
  );
}

function Problems({ problems }: Import) {
  const results = problems.map(({ row, column, message }, at) => ({
    id: `problem/${at}`,
    title: column === null ? `Row ${row}` : `Row ${row}, ${column}`,
    Status: 'ERROR' as const,
    Reason: message,
  }));
  return <ResultList title="Problems" names={{}} results={results} />;
}

const effects = {
  create: 'Create',
  update: 'Change',
  same: 'Unchanged',
  skip: 'Left out',
} as const;
const statuses = { DONE: 'Imported', FAILED: 'Failed', UNDONE: 'Undone', KEPT: 'Kept' } as const;

function Rows({ rows }: Import) {
  const results = rows.map(({ row, name, effect, changes, status, reason }, at) => ({
    id: `row/${at}`,
    title: `Row ${row}: ${name}`,
    Status: 'SUCCESS' as const,
    Reason: [
      status === null ? effects[effect] : statuses[status],
      reason ?? (effect === 'update' ? changes.join(', ') : ''),
    ]
      .filter(Boolean)
      .join(' – '),
  }));
  return <ResultList title="Rows" names={{}} results={results} />;
}
