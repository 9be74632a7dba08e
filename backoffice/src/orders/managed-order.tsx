import type { Crumb } from '../ui/breadcrumb.tsx';
import { BuyLabelButton } from '../shipping/buy-label-button.tsx';
import { NextParcel } from '../shipping/next-parcel.tsx';
import { EditPanel } from './edit-panel.tsx';
import { RefundButton } from './refund/refund-button.tsx';
import { ReturnButton } from './return/return-button.tsx';
import type { OrderName } from './order-queries.ts';
import { OrderScreen } from './order-screen.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { isReturn, type StaffOrder } from './staff-order.ts';
import { useOrderChange } from './use-order-change.ts';

interface Props {
  name: OrderName;
  crumbs: readonly Crumb[];
  onReturn: () => void;
}

/** An order in the Order Manager: everything about it, and everything that may be done. */
export function ManagedOrder(props: Props) {
  return (
    <OrderScreen
      {...props}
      withAccount
      renderActions={(order) => <ManageActions order={order} />}
    />
  );
}

function ManageActions({ order }: { order: StaffOrder }) {
  const change = useOrderChange(order);
  return (
    <>
      <OutcomeNote outcome={change.outcome} focused />
      {change.labelBought && <NextParcel after={order} />}
      <EditPanel key={change.done} order={order} change={change} />
      <RefundButton order={order} />
      <ReturnButton order={order} />
      {!isReturn(order) && <BuyLabelButton label="Buy" order={order} change={change} />}
    </>
  );
}
