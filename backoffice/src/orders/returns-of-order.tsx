import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { Box, Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AdminOrder } from '../providers/records.ts';
import { formatCents } from '../ui/format.ts';
import { orderPath } from './order-address.ts';
import { StateChips } from './state-chips.tsx';

export function ReturnsOfOrder({ orderId }: { orderId: string }) {
  const { data = [] } = useGetList<AdminOrder>('orders', {
    filter: { parentId: orderId },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'dateCreated', order: 'DESC' },
  });
  if (data.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Returns
      </Typography>
      <Box
        component="ul"
        aria-label="Returns"
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {data.map((order) => (
          <Box
            component="li"
            key={order.id}
            sx={{ display: 'flex', gap: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Link component={RouterLink} to={orderPath(order.id)} sx={{ fontFamily: 'monospace' }}>
              {shortId(order.id)}
            </Link>
            <StateChips order={{ ...order, parentId: null }} />
            <Box sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
              {formatCents(order.total)}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
