import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { isReturn, lacksTrackingNumber, type StaffOrder } from '../orders/staff-order.ts';
import { packingTablePath } from './packing-address.ts';

/** Links from an order in the Shipping Manager to the packing screen. */
export function PackLink({ order }: { order: StaffOrder }) {
  const { orderId, orderState } = order;
  if (orderState !== 'PICKED' || isReturn(order) || !lacksTrackingNumber(order)) return null;
  return (
    <Button variant="outlined" component={Link} to={packingTablePath({ orderId })}>
      Pack
    </Button>
  );
}
