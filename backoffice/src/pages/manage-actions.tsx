import { useLocation } from 'react-router-dom';
import { PackLink } from '../packing/pack-link.tsx';
import { BuyLabelButton } from '../shipping/buy-label-button.tsx';
import { NextParcel } from '../shipping/next-parcel.tsx';
import { VoidLabelButton } from '../shipping/void-label-button.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { AcknowledgeButton } from '../orders/acknowledge-button.tsx';
import { EditPanel } from '../orders/edit-panel.tsx';
import { filterIn, listSearchOf, orderPath } from '../orders/order-address.ts';
import { AssignRefunds } from '../orders/refund/assign-refund.tsx';
import { RefundButton } from '../orders/refund/refund-button.tsx';
import { ReturnButton } from '../orders/return/return-button.tsx';
import { isReturn, type StaffOrder } from '../orders/staff-order.ts';
import { useOrderChange } from '../orders/use-order-change.ts';

export function ManageActions({ order }: { order: StaffOrder }) {
  const change = useOrderChange(order);
  const search = listSearchOf(useLocation());
  return (
    <>
      <OutcomeNote outcome={change.outcome} focused />
      {change.labelBought && (
        <NextParcel
          after={order}
          filter={filterIn(search)}
          addressOf={({ orderId }) => orderPath(orderId, search)}
        />
      )}
      <EditPanel key={change.done} order={order} change={change} />
      <AssignRefunds order={order} />
      <AcknowledgeButton order={order} />
      <RefundButton order={order} />
      <ReturnButton order={order} />
      <VoidLabelButton order={order} change={change} />
      {!isReturn(order) && <BuyLabelButton label="Buy" order={order} change={change} />}
      <PackLink order={order} />
    </>
  );
}
