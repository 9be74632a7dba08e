import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { HintBox } from '../ui/hint-box.tsx';
import { publicationQuery, type ItemRecord } from './store-queries.ts';

/**
 * Warns if the payment provider's data differs from the shop's. The hint loads late, so place it
 * where it won't move other content.
 */
export function PublisherHint({ item }: { item: ItemRecord }) {
  const { catalogId, catalogItemId } = item;
  // The hint isn't worth a second attempt.
  const { data } = useQuery({ ...publicationQuery(item), retry: false });
  if (!data?.Product || data.OutOfStep.length === 0) return null;
  return (
    <HintBox place="below">
      The payment provider's data differs from the shop's: {data.OutOfStep.join(' ')}{' '}
      <Link
        component={RouterLink}
        color="inherit"
        to={`/ui/admin/storeBuilder/${catalogId}/${catalogItemId}?page=publisher`}
      >
        Publish
      </Link>
    </HintBox>
  );
}
