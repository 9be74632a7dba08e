import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '../orders/order-queries.ts';
import type { StaffOrder } from '../orders/staff-order.ts';
import { useOrderChange } from '../orders/use-order-change.ts';
import { BuyLabelButton } from '../shipping/buy-label-button.tsx';
import { NextParcel } from '../shipping/next-parcel.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import type { Packing } from './calls.ts';
import { packingTablePath } from './packing-address.ts';

/** Shows the next step for users who may buy labels: this parcel's label, then the next parcel. */
export function LabelAfterPacking({ packing }: { packing: Packing }) {
  const { orderId, customerId } = packing;
  const { data } = useQuery(orderQuery({ orderId, customerId: customerId ?? '' }));
  const order = data?.[0];
  return order ? <LabelOf order={order} /> : null;
}

const everything = {};

function LabelOf({ order }: { order: StaffOrder }) {
  const change = useOrderChange(order);
  return (
    <>
      <OutcomeNote outcome={change.outcome} focused />
      {change.labelBought && (
        <NextParcel after={order} filter={everything} addressOf={packingTablePath} />
      )}
      <BuyLabelButton label="Buy Label" order={order} change={change} focused />
    </>
  );
}
