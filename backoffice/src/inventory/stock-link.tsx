import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  catalogId: string;
  catalogItemId: string;
}

/** From an item to every change of its stock. */
export function StockLink({ catalogId, catalogItemId }: Props) {
  const list = { filter: JSON.stringify({ catalogId, catalogItemId }), page: '1' };
  return (
    <Link
      component={RouterLink}
      to={`/ui/admin/stock?${new URLSearchParams(list).toString()}`}
      sx={{ display: 'inline-block', py: '4px' }}
    >
      Every change of its stock
    </Link>
  );
}
