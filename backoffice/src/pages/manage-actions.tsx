import { Button } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { PackLink } from '../packing/pack-link.tsx';
import { BuyLabelButton } from '../shipping/buy-label-button.tsx';
import { NextParcel } from '../shipping/next-parcel.tsx';
import { VoidLabelButton } from '../shipping/void-label-button.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { AcknowledgeButton } from '../orders/acknowledge-button.tsx';
import { CorrectAddress } from '../orders/correct-address.tsx';
import { EditPanel } from '../orders/edit-panel.tsx';
import { filterIn, listSearchOf, orderPath, pickingPath } from '../orders/order-address.ts';
import { AssignRefunds } from '../orders/refund/assign-refund.tsx';
import { RefundButton } from '../orders/refund/refund-button.tsx';
import { ReturnButton } from '../orders/return/return-button.tsx';
import { isReturn, type StaffOrder } from '../orders/staff-order.ts';
import { useOrderChange } from '../orders/use-order-change.ts';
import { Allowed } from '../editing/allowed.tsx';

/** Leads to the picking of an order, unless it is on hold or refunded. */
function NextStep({ order: { orderId, parentId, allowedStates } }: { order: StaffOrder }) {
  if (parentId !== null || !allowedStates.includes('PICKED')) return null;
  return (
    <Button variant="contained" component={Link} to={pickingPath(orderId)}>
      Pick this order
    </Button>
  );
}

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
      <Allowed to="picking:write">
        <NextStep order={order} />
      </Allowed>
      <Allowed to="labels:buy">
        {!isReturn(order) && <BuyLabelButton label="Buy" order={order} change={change} />}
      </Allowed>
      <Allowed to="orders:write">
        <EditPanel key={change.done} order={order} change={change} />
        <CorrectAddress order={order} />
      </Allowed>
      <Allowed to="refunds:write">
        <AssignRefunds order={order} />
      </Allowed>
      <Allowed to="orders:write">
        <AcknowledgeButton order={order} />
      </Allowed>
      <Allowed to="refunds:write">
        <RefundButton order={order} />
      </Allowed>
      <Allowed to="orders:write">
        <ReturnButton order={order} />
      </Allowed>
      <Allowed to="labels:buy">
        <VoidLabelButton order={order} change={change} />
      </Allowed>
      <Allowed to="picking:write">
        <PackLink order={order} />
      </Allowed>
    </>
  );
}
