import { useNavigate } from 'react-router-dom';
import { panel } from '../app/panel.ts';
import type { AdminOrder } from '../providers/records.ts';
import { ShownRecord } from '../ui/shown-record.tsx';
import { ManagedOrder } from './managed-order.tsx';

const list = { label: 'Orders', to: '/ui/admin/orders' };
const crumbs = [panel, list];

/** An order that was found in a list, with all that the Order Manager shows and does. */
export function OrderShow() {
  const navigate = useNavigate();
  return (
    <ShownRecord<AdminOrder> kind="Order" crumbs={crumbs}>
      {({ orderId, customerId }) => (
        <ManagedOrder
          key={orderId}
          name={{ orderId, customerId: customerId ?? '' }}
          crumbs={crumbs}
          onReturn={() => void navigate(list.to)}
        />
      )}
    </ShownRecord>
  );
}
