import { Box, useMediaQuery } from '@mui/material';
import { ListBase } from 'react-admin';
import { Pages } from '../ui/pages.tsx';
import { ListBody } from '../ui/list-body.tsx';
import { noOrdersIn } from './no-orders.tsx';
import { listOfOrders, loadError } from './list-of-orders.ts';
import { OrderRows } from './order-rows.tsx';

/** Whether there is room for the list beside one of its orders. */
export function useListBeside(): boolean {
  return useMediaQuery('(min-width: 1600px)', { noSsr: true });
}

/** The list that an order was opened from, with the order marked. */
export function OrdersBeside({ open }: { open: string }) {
  return (
    <Box
      component="section"
      aria-label="Orders of the list"
      sx={{
        position: 'sticky',
        top: 0,
        maxHeight: '100vh',
        overflowY: 'auto',
        '@media print': { display: 'none' },
      }}
    >
      <ListBase {...listOfOrders}>
        <ListBody failed={loadError} emptyView={noOrdersIn} empty="No orders">
          <OrderRows compact open={open} />
        </ListBody>
        <Pages sizes={[listOfOrders.perPage]} />
      </ListBase>
    </Box>
  );
}
