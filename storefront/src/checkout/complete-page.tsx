import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { report } from '../app/analytics.ts';
import { CART_KEY } from '../cart/queries.ts';
import { PageTitle } from '../catalog/page-title.tsx';
import { hasFiles } from '../orders/order-facts.ts';
import { ORDERS_KEY } from '../orders/queries.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { CompletedOrder } from './completed-order.tsx';
import { CompleteHead } from './complete-head.tsx';
import { completedCheckoutQuery, CONFIRMATION_PAUSES_MS } from './queries.ts';
import { Unconfirmed } from './unconfirmed.tsx';

/** Where the payment page sends people back to. */
export function CompletePage() {
  const client = useQueryClient();
  const {
    data: orders,
    error,
    refetch,
    isFetching,
    dataUpdatedAt,
  } = useQuery(completedCheckoutQuery());
  const tries = client.getQueryState(completedCheckoutQuery().queryKey)?.dataUpdateCount ?? 0;
  const paid = (orders?.length ?? 0) > 0;

  useEffect(() => {
    if (!paid) return;
    void client.invalidateQueries({ queryKey: CART_KEY });
    void client.invalidateQueries({ queryKey: ORDERS_KEY });
  }, [client, paid, dataUpdatedAt]);

  useEffect(() => {
    if (orders && paid) report({ what: 'purchase', orders });
  }, [orders, paid]);

  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Orders', to: '/ui/orders' }, { label: 'Checkout' }]} />
      {orders && paid ? (
        <>
          <CompleteHead count={orders.length} files={orders.some(hasFiles)} />
          {orders.map((order) => (
            <CompletedOrder key={order.orderId} order={order} />
          ))}
        </>
      ) : (
        <>
          <PageTitle title="Your payment" />
          {orders ? (
            <Unconfirmed
              asking={isFetching || tries <= CONFIRMATION_PAUSES_MS.length}
              onAsk={() => void refetch()}
            />
          ) : error ? (
            <ErrorState
              title="Your order could not be loaded"
              detail={`${error.message} Nothing is lost: a paid order appears under Orders in any case.`}
              onRetry={() => void refetch()}
            />
          ) : (
            <Waiting />
          )}
        </>
      )}
    </>
  );
}
