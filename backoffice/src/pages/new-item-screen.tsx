import { noCatalogs } from '@spindle/sdk/domain/catalog/labels';
import { Box, Link } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { comingFrom } from '../editing/navigation-state.ts';
import type { AdminCatalog } from '../providers/records.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { allCatalogs, savedCatalogs } from '../providers/catalogs-query.ts';
import { itemEditor } from '../catalog/item-address.ts';

const items = { label: 'Items', to: '/ui/admin/items' };

/** Asks for the catalog of a new item, and opens the editor there. */
export function NewItemScreen() {
  const { data, error, refetch } = useGetList<AdminCatalog>('catalogs', allCatalogs, savedCatalogs);
  const catalogs = data?.filter(({ external }) => !external);
  return (
    <Screen title="New item" crumbs={[items]}>
      {error && !data && <LoadFailed error={{ message: reasonOf(error) }} retry={refetch} />}
      {!error && !catalogs && <TableSkeleton />}
      {catalogs?.length === 0 && (
        <Notice title={noCatalogs}>
          Items belong to catalogs. Create the first catalog in the{' '}
          <Link component={RouterLink} to="/ui/admin/storeBuilder">
            Store Builder
          </Link>
          .
        </Notice>
      )}
      {catalogs && catalogs.length > 0 && (
        <>
          <p id="which-catalog">Select a catalog for the new item.</p>
          <Box component="ul" aria-labelledby="which-catalog" sx={{ p: 0, listStyle: 'none' }}>
            {catalogs.map(({ id, title }) => (
              <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider' }}>
                <Link
                  component={RouterLink}
                  to={itemEditor(id)}
                  state={comingFrom(items.to)}
                  sx={{ display: 'block', py: 1 }}
                >
                  {title}
                </Link>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Screen>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Please try again.';
}
