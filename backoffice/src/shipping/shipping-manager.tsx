import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { panel } from '../app/panel.ts';
import {
  catalogsQuery,
  ordersPerPage,
  pickedOrders,
  type OrderName,
} from '../orders/order-queries.ts';
import { OrderResults } from '../orders/order-results.tsx';
import { OrderScreen } from '../orders/order-screen.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { catalogLoadError } from '../orders/catalog-load-error.ts';
import type { ListedOrder, StaffOrder } from '../orders/staff-order.ts';
import { useOrderChange } from '../orders/use-order-change.ts';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { BuyLabelButton } from './buy-label-button.tsx';
import { NextParcel } from './next-parcel.tsx';

/** What was picked waits here for its label, oldest first. */
export function ShippingManager() {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  const name = orderOf(params);
  const [page, setPage] = useState(0);
  const query = useQuery({ ...pickedOrders, enabled: !name });
  const catalogs = useQuery({ ...catalogsQuery, enabled: query.isSuccess });

  function open({ orderId, customerId }: ListedOrder) {
    setParams({ order: orderId, customer: customerId ?? '' });
    window.scrollTo(0, 0);
  }

  function leave() {
    setCameFrom(name?.orderId ?? null);
    setParams({});
  }

  if (name) {
    const known = client
      .getQueryData(pickedOrders.queryKey)
      ?.find(({ orderId }) => orderId === name.orderId);
    return (
      <OrderScreen
        key={name.orderId}
        name={name}
        known={known}
        crumbs={[panel, { label: 'Shipping Manager', to: '/ui/admin/adminShipping' }]}
        renderActions={(order) => <ShipActions order={order} />}
        onReturn={leave}
      />
    );
  }
  return (
    <Screen title="Shipping Manager" crumbs={[panel]}>
      {catalogs.error && <OutcomeNote outcome={catalogLoadError} />}
      <OrderResults
        label="Picked orders"
        found={query.data && pageOf(query.data, page)}
        loading={query}
        page={page}
        onPage={setPage}
        cameFrom={cameFrom}
        onOpen={open}
        empty={
          <Notice title="Nothing waits for a label">
            Orders come here, oldest first, as soon as somebody has picked them.
          </Notice>
        }
      />
    </Screen>
  );
}

function pageOf(orders: readonly StaffOrder[], page: number) {
  const first = page * ordersPerPage;
  return { orders: orders.slice(first, first + ordersPerPage), total: orders.length };
}

/** The order an address names. */
function orderOf(params: URLSearchParams): OrderName | null {
  const orderId = params.get('order');
  return orderId ? { orderId, customerId: params.get('customer') ?? '' } : null;
}

const everything = {};

function labelAddress({ orderId, customerId }: Pick<StaffOrder, 'orderId' | 'customerId'>): string {
  const search = new URLSearchParams({ order: orderId, customer: customerId ?? '' });
  return `/ui/admin/adminShipping?${search.toString()}`;
}

function ShipActions({ order }: { order: StaffOrder }) {
  const change = useOrderChange(order);
  return (
    <>
      <OutcomeNote outcome={change.outcome} focused />
      {change.labelBought && (
        <NextParcel after={order} filter={everything} addressOf={labelAddress} />
      )}
      <BuyLabelButton label="Buy Label" order={order} change={change} />
    </>
  );
}
