import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Screen } from '../ui/screen.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { items as itemsCrumb, ItemsNav } from '../sheet/items-nav.tsx';
import { sheetQuery } from '../sheet/sheet-items.ts';
import { SheetOfItems } from '../sheet/sheet-of-items.tsx';

/** Shows the items that match the list's filter as a sheet. */
export function SheetScreen() {
  const [params] = useSearchParams();
  const query = sheetQuery(
    params.get('filter') ?? '{}',
    params.get('sort') ?? '["catalogId","ASC"]',
  );
  const client = useQueryClient();
  const { data, error, refetch, dataUpdatedAt } = useQuery(query);
  return (
    <Screen title="Sheet" crumbs={[itemsCrumb]}>
      <ItemsNav />
      {data && (
        <SheetOfItems
          key={query.queryKey.join(' ')}
          items={data.items}
          total={data.total}
          readAt={dataUpdatedAt}
          onItems={(items) => client.setQueryData(query.queryKey, { ...data, items })}
          onDone={() => void refetch()}
        />
      )}
      {!data && error && <LoadFailed error={error} retry={refetch} />}
      {!data && !error && (
        <div role="status" aria-label="Loading">
          <TableSkeleton />
        </div>
      )}
    </Screen>
  );
}
