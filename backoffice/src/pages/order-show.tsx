import { useLocation, useNavigate } from 'react-router-dom';
import type { AdminOrder } from '../providers/records.ts';
import { ListBeside } from '../ui/list-beside.tsx';
import { RecordDetails } from '../ui/record-details.tsx';
import { listOfOrders } from '../orders/list-of-orders.ts';
import { ManageActions } from './manage-actions.tsx';
import { listSearchOf, orderList } from '../orders/order-address.ts';
import { OrderScreen } from './order-screen.tsx';
import { OrderRows } from '../orders/order-rows.tsx';

/** Shows an order with everything known about it, and all actions. */
export function OrderShow() {
  const navigate = useNavigate();
  const list = `${orderList}${listSearchOf(useLocation())}`;
  const crumbs = [{ label: 'Order Manager', to: list }];
  return (
    <ListBeside label="Orders" of={listOfOrders} rows={<OrderRows />}>
      <RecordDetails<AdminOrder> kind="Order" crumbs={crumbs}>
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
      </RecordDetails>
    </ListBeside>
  );
}
