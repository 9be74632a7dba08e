import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../ui/load-failed.tsx';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { Screen } from '../ui/screen.tsx';
import { catalogsQuery } from '../providers/catalogs-query.ts';

const storeBuilder = { label: 'Store Builder', to: '/ui/admin/storeBuilder' };

interface Props {
  catalogId: string;
  extended: boolean;
  items: { data: unknown; error: Error | null; refetch: () => unknown };
  aside?: ReactNode;
  /** Whether the content may use the screen's whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** Shows the breadcrumbs and heading of a catalog's items, and their loading and error states. */
export function ItemsFrame(props: Props) {
  const { catalogId, extended, items, aside, wide = false, children } = props;
  const { data: catalogs } = useQuery(catalogsQuery(extended));
  const catalog = catalogs?.find((one) => one.catalogId === catalogId);
  return (
    <Screen
      title={{ asIs: catalog?.title ?? catalogId }}
      crumbs={[storeBuilder]}
      aside={items.data !== undefined && aside}
    >
      {items.data !== undefined && <Box sx={wide ? {} : { maxWidth: 960 }}>{children}</Box>}
      {items.data === undefined && items.error && (
        <LoadFailed error={items.error} retry={() => void items.refetch()} />
      )}
      {items.data === undefined && !items.error && <RowsSkeleton />}
    </Screen>
  );
}
