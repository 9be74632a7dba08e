import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { panel } from '../app/panel.ts';
import { useNow } from '../ui/clock.ts';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { ManagedOrder } from './managed-order.tsx';
import { orderOf } from './manager-address.ts';
import { catalogsQuery, foundOrders, mostOrders } from './order-queries.ts';
import { OrderResults } from './order-results.tsx';
import { searchDefaults, searchOf } from './order-search.ts';
import { catalogLoadError, OutcomeNote } from './outcome.tsx';
import { SearchForm } from './search-form.tsx';
import type { StaffOrder } from './staff-order.ts';

/** Finds orders, starting with the pending ones, and opens one to work on. */
export function OrderManager() {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const now = useNow();
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  const search = searchOf(params);
  const name = orderOf(params);
  const shown = foundOrders(search);
  const query = useQuery({ ...shown, enabled: !name });
  const catalogs = useQuery({ ...catalogsQuery, enabled: query.isSuccess });

  function open({ orderId, customerId }: StaffOrder) {
    setParams(withOrder(params, { order: orderId, customer: customerId ?? '' }));
    window.scrollTo(0, 0);
  }

  function leave() {
    setCameFrom(name?.orderId ?? null);
    setParams(withOrder(params, {}));
  }

  if (name) {
    const known = client
      .getQueryData(shown.queryKey)
      ?.find(({ orderId }) => orderId === name.orderId);
    const list = withOrder(params, {}).toString();
    const crumb = { label: 'Order Manager', to: `/ui/admin/orderManager${list && `?${list}`}` };
    return (
      <ManagedOrder
        key={name.orderId}
        name={name}
        known={known}
        crumbs={[panel, crumb]}
        onReturn={leave}
      />
    );
  }
  return (
    <Screen title="Order Manager" crumbs={[panel]}>
      <SearchForm
        key={params.toString()}
        initial={search ?? searchDefaults(now)}
        busy={query.isFetching && search !== null}
        onSearch={(next) => setParams(new URLSearchParams({ ...next }))}
      />
      {catalogs.error && <OutcomeNote outcome={catalogLoadError} />}
      <OrderResults
        key={JSON.stringify(search)}
        label={search ? 'Orders found' : 'Pending orders'}
        query={query}
        withEmail
        cameFrom={cameFrom}
        onOpen={open}
        empty={
          search ? (
            <Notice title="Nothing matches">
              No order between these days has exactly that. Try wider dates, or search in something
              else.
            </Notice>
          ) : (
            <Notice title="No pending orders">
              Every paid order starts here, oldest first. To see the others, search by state, user
              email or customer.
            </Notice>
          )
        }
      />
      {query.data?.length === mostOrders && (
        <p>These are the {mostOrders} oldest. Narrow the dates to see the others.</p>
      )}
    </Screen>
  );
}

function withOrder(params: URLSearchParams, order: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('order');
  next.delete('customer');
  for (const [key, value] of Object.entries(order)) next.set(key, value);
  return next;
}
