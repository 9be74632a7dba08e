import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { idOf } from '../providers/writes/record-ids.ts';

interface Props {
  catalogId: string;
  catalogItemId: string;
}

/** Links an item to its stock history. */
export function StockLink({ catalogId, catalogItemId }: Props) {
  const item = idOf(catalogId, catalogItemId);
  const list = { filter: JSON.stringify({ item }), page: '1' };
  return (
    <Link
      component={RouterLink}
      to={`/ui/admin/stock?${new URLSearchParams(list).toString()}`}
      sx={{ display: 'inline-block', py: '4px' }}
    >
      Stock history
    </Link>
  );
}
