import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { playError } from '../scanning/sounds.ts';
import { useScanner } from '../scanning/use-scanner.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { packingQuery } from '../packing/calls.ts';
import { OrdersToPack } from '../packing/orders-to-pack.tsx';
import { isSlipOf, packingTable } from '../packing/packing-address.ts';
import { PackOrder } from '../packing/pack-order.tsx';
import { SlipField } from '../packing/slip-field.tsx';
import { usePacking } from '../packing/use-packing.ts';

/** Packs one parcel after another: scan its slip, then each unit. */
export function PackingScreen() {
  // Stored in the URL, so that a reload keeps the order and the phone's back button leaves it.
  const orderId = useSearchParams()[0].get('order');
  return orderId === null ? <OrdersToPack /> : <Parcel key={orderId} orderId={orderId} />;
}

function Parcel({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery(packingQuery(orderId));
  const table = usePacking(orderId);
  const packing = data?.packing;
  return (
    <Screen
      title={`Pack order ${shortId(orderId)}`}
      crumbs={[{ label: 'Packing', to: packingTable }]}
    >
      {packing && <PackOrder packing={packing} table={table} />}
      {data && !packing && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
          <Notice
            alert
            title="Nothing to pack"
            action={
              <Button component={Link} to={packingTable} variant="outlined">
                Orders to pack
              </Button>
            }
          >
            {data.Reason}
          </Notice>
          <SlipField />
        </Box>
      )}
      {error && !data && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
          <LoadFailed error={error} retry={refetch} />
          <SlipField />
        </Box>
      )}
      {!data && !error && <NotYet orderId={orderId} />}
    </Screen>
  );
}

/** Plays an error sound for codes scanned before the parcel is loaded, because they don't count. */
function NotYet({ orderId }: { orderId: string }) {
  useScanner((code) => {
    if (!isSlipOf(code, orderId)) playError();
  });
  return (
    <div role="status" aria-label="Loading">
      <TableSkeleton />
    </div>
  );
}
