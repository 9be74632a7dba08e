import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CopyableId } from '../ui/copyable-id.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { ordersToPack, type OrderToPack } from './calls.ts';
import { packingTablePath } from './packing-address.ts';
import { SlipField } from './slip-field.tsx';

/** Asks for the next parcel: scan its slip, or choose it from the list. */
export function OrdersToPack() {
  const { data: orders, error, refetch } = useQuery(ordersToPack);
  return (
    <Screen title="Packing">
      <Box sx={{ maxWidth: 960, display: 'grid', gap: 2 }}>
        <SlipField />
        {error && <LoadFailed error={error} retry={refetch} />}
        {orders === undefined && !error && (
          <div role="status" aria-label="Loading">
            <TableSkeleton />
          </div>
        )}
        {orders?.length === 0 && (
          <Notice title="No orders to pack">Picked orders appear here, oldest first.</Notice>
        )}
        {orders !== undefined && orders.length > 0 && (
          <Box
            component="ol"
            aria-label="Orders to pack"
            sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
          >
            {orders.map((order) => (
              <Row key={order.orderId} order={order} />
            ))}
          </Box>
        )}
      </Box>
    </Screen>
  );
}

const status = {
  none: (units: number) => `${units} ${units === 1 ? 'unit' : 'units'}`,
  begun: (units: number, packed: number) => `${packed} of ${units} packed`,
  complete: () => 'Packed',
  overruled: () => 'Packing skipped',
} as const;

function Row({ order: { orderId, dateCreated, state, units, packed } }: { order: OrderToPack }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '140px 160px 1fr auto' },
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <CopyableId id={orderId}>{shortId(orderId)}</CopyableId>
      <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, color: 'text.secondary' }}>
        <DateTime at={dateCreated} />
      </Box>
      <Box sx={{ gridRow: { xs: 3, sm: 'auto' } }}>{status[state](units, packed)}</Box>
      <Button
        component={Link}
        to={packingTablePath({ orderId })}
        variant="outlined"
        aria-label={`Pack order ${shortId(orderId)}`}
        sx={{
          gridColumn: { xs: 2, sm: 'auto' },
          gridRow: { xs: '1 / span 3', sm: 'auto' },
          minHeight: 48,
        }}
      >
        Pack
      </Button>
    </Box>
  );
}
