import { useNavigate, useSearchParams } from 'react-router-dom';
import { OrderScreen } from './order-screen.tsx';
import type { StaffOrder } from '../orders/staff-order.ts';
import { useOrderChange } from '../orders/use-order-change.ts';
import { PackLink } from '../packing/pack-link.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { BuyLabelButton } from '../shipping/buy-label-button.tsx';
import { VoidLabelButton } from '../shipping/void-label-button.tsx';
import { NextParcel } from '../shipping/next-parcel.tsx';
import { parcelPath, parcelIn, parcelsPath } from '../shipping/parcel-address.ts';
import { ParcelList } from '../shipping/parcel-list.tsx';
import { Allowed } from '../editing/allowed.tsx';

/** Lists the picked orders that need a label, oldest first. */
export function ShippingManager() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const name = parcelIn(params);
  if (!name) return <ParcelList />;
  return (
    <OrderScreen
      key={name.orderId}
      name={name}
      crumbs={[{ label: 'Shipping Manager', to: parcelsPath }]}
      renderActions={(order) => <ShipActions order={order} />}
      onReturn={() => void navigate(parcelsPath, { state: { cameFrom: name.orderId } })}
    />
  );
}

const everything = {};

function ShipActions({ order }: { order: StaffOrder }) {
  const change = useOrderChange(order);
  return (
    <>
      <OutcomeNote outcome={change.outcome} focused />
      {change.labelBought && (
        <NextParcel after={order} filter={everything} addressOf={parcelPath} />
      )}
      <BuyLabelButton label="Buy Label" order={order} change={change} />
      <VoidLabelButton order={order} change={change} />
      <Allowed to="picking:write">
        <PackLink order={order} />
      </Allowed>
    </>
  );
}
