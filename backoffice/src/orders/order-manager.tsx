import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { panel } from '../app/panel.ts';
import { useNow } from '../ui/clock.ts';
import { Screen } from '../ui/screen.tsx';
import { ManagedOrder } from './managed-order.tsx';
import { NoOrders } from './no-orders.tsx';
import { orderOf, pageOf, troubleOf } from './manager-address.ts';
import { catalogsQuery, foundOrders } from './order-queries.ts';
import { OrderResults } from './order-results.tsx';
import { searchDefaults, searchOf, type OrderSearch } from './order-search.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { catalogLoadError } from './catalog-load-error.ts';
import { SearchForm } from './search-form.tsx';
import { TroubleTitle } from './trouble-title.tsx';
import { titleOf } from './troubles.ts';
import type { ListedOrder } from './staff-order.ts';

/** Finds orders, starting with the pending ones, and opens one to work on. */
export function OrderManager() {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  const search = searchOf(params);
  const name = orderOf(params);
  const page = pageOf(params);
  const trouble = troubleOf(params);
  const criteria = search ?? (trouble && { trouble });
  const searched = JSON.stringify(criteria);
  const query = useQuery({
    ...foundOrders(criteria, page),
    enabled: !name,
    // A page stays until the next one is there; what was found by another search doesn't.
    placeholderData: (before, from) =>
      JSON.stringify(from?.queryKey[2]) === searched ? before : undefined,
  });
  const catalogs = useQuery({ ...catalogsQuery, enabled: query.isSuccess });

  function open({ orderId, customerId }: ListedOrder) {
    setParams(withOrder(params, { order: orderId, customer: customerId ?? '' }));
    window.scrollTo(0, 0);
  }

  function leave() {
    setCameFrom(name?.orderId ?? null);
    setParams(withOrder(params, {}));
  }

  function find(next: OrderSearch) {
    setCameFrom(null);
    setParams(new URLSearchParams({ ...next }));
  }

  const turnTo = useCallback(
    (next: number) =>
      setParams((here) => {
        const there = new URLSearchParams(here);
        there.set('page', String(next + 1));
        return there;
      }),
    [setParams],
  );

  if (name) {
    const list = withOrder(params, {}).toString();
    const crumb = { label: 'Order Manager', to: `/ui/admin/orderManager${list && `?${list}`}` };
    return <ManagedOrder key={name.orderId} name={name} crumbs={[panel, crumb]} onReturn={leave} />;
  }
  return (
    <Screen title="Order Manager" crumbs={[panel]}>
      <SearchForm
        key={`form ${searched}`}
        initial={search ?? searchDefaults(now)}
        busy={query.isFetching && search !== null}
        onSearch={find}
      />
      {catalogs.error && <OutcomeNote outcome={catalogLoadError} />}
      {trouble && !search && <TroubleTitle trouble={trouble} />}
      <OrderResults
        // Not the form's key, or React would leave one of the two behind.
        key={`results ${searched}`}
        label={search ? 'Orders found' : trouble ? titleOf(trouble) : 'Pending orders'}
        found={query.data}
        loading={query}
        page={page}
        onPage={turnTo}
        withEmail
        cameFrom={cameFrom}
        onOpen={open}
        empty={<NoOrders criteria={criteria} />}
      />
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
