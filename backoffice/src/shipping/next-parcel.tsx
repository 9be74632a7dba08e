import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pickedOrders } from '../orders/order-queries.ts';
import type { StaffOrder } from '../orders/staff-order.ts';

/** With a label bought, the way to the parcel that has waited longest. */
export function NextParcel({ after }: { after: Pick<StaffOrder, 'orderId'> }) {
  const { data } = useQuery(pickedOrders);
  const next = data?.find(({ orderId }) => orderId !== after.orderId);
  if (!data) return null;
  if (!next) return <Typography variant="body2">No other parcel waits for a label.</Typography>;
  const search = new URLSearchParams({ order: next.orderId, customer: next.customerId ?? '' });
  return (
    <Button
      variant="contained"
      component={Link}
      to={`/ui/admin/adminShipping?${search.toString()}`}
      onClick={() => window.scrollTo(0, 0)}
    >
      Next parcel
    </Button>
  );
}
