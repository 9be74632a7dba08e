import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { StaffOrder } from '../orders/staff-order.ts';
import { packingTablePath } from './packing-address.ts';

/** Links from an order in the Shipping Manager to the packing screen. */
export function PackLink({ order }: { order: StaffOrder }) {
  const { orderId, labelProblem } = order;
  if (labelProblem !== null) return null;
  return (
    <Button variant="outlined" component={Link} to={packingTablePath({ orderId })}>
      Pack
    </Button>
  );
}
