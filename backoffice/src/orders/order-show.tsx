import { Box } from '@mui/material';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { panel } from '../app/panel.ts';
import type { AdminOrder } from '../providers/records.ts';
import { ShownRecord } from '../ui/shown-record.tsx';
import { ManageActions } from './manage-actions.tsx';
import { listSearchOf, orderList } from './order-address.ts';
import { OrderScreen } from './order-screen.tsx';
import { OrdersBeside, useListBeside } from './orders-beside.tsx';

/** An order with everything known of it, and everything that may be done. */
export function OrderShow() {
  const navigate = useNavigate();
  const list = `${orderList}${listSearchOf(useLocation())}`;
  const crumbs = [panel, { label: 'Order Manager', to: list }];
  const beside = useListBeside();
  const { id = '' } = useParams();
  const shown = (
    <ShownRecord<AdminOrder> kind="Order" crumbs={crumbs}>
      {({ orderId, customerId }) => (
        <OrderScreen
          key={orderId}
          name={{ orderId, customerId: customerId ?? '' }}
          crumbs={crumbs}
          withAccount
          renderActions={(order) => <ManageActions order={order} />}
          onReturn={() => void navigate(list, { state: { cameFrom: orderId } })}
        />
      )}
    </ShownRecord>
  );
  if (!beside) return shown;
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 4,
        gridTemplateColumns: '360px minmax(0, 1fr)',
      }}
    >
      <OrdersBeside open={id} />
      <Box sx={{ minWidth: 0 }}>{shown}</Box>
    </Box>
  );
}
