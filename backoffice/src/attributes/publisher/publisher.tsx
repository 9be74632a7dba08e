import { Box, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { publicationQuery, type Item } from '../../catalog/store-queries.ts';
import { PageHead } from '../page-head.tsx';
import { Publication } from './publication.tsx';

/** Shows the payment provider's data about the item, and publishes the item. */
export function Publisher({ item, onCancel }: { item: Item; onCancel: () => void }) {
  return (
    <Box component="section" aria-label="Payment provider publisher" sx={{ maxWidth: 960 }}>
      <PageHead title="Payment provider publisher" focused>
        <Button onClick={onCancel}>Cancel</Button>
      </PageHead>
      <ItemPublication item={item} />
    </Box>
  );
}

/** Loads and shows the item's publication. */
export function ItemPublication({ item }: { item: Item }) {
  const { data, error, refetch } = useQuery(publicationQuery(item));
  return (
    <>
      {data && <Publication item={item} publication={data} />}
      {!data && error && (
        <LoadFailed title="Couldn't load payment provider data" error={error} retry={refetch} />
      )}
      {!data && !error && (
        <Box role="status" aria-label="Loading">
          <Skeleton variant="rectangular" animation={false} sx={{ height: 320 }} />
        </Box>
      )}
    </>
  );
}
