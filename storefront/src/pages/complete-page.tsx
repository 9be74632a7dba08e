import { notifyTabs } from '@spindle/sdk/tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { report } from '../analytics/analytics.ts';
import { useHead } from '../page-parts/head.tsx';
import { cartReads } from '../cart/queries.ts';
import { PageTitle } from '../page-parts/page-title.tsx';
import { hasFiles } from '../orders/order-facts.ts';
import { ORDERS_KEY } from '../orders/queries.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { CompletedOrder } from '../checkout/completed-order.tsx';
import { CompleteHead } from '../checkout/complete-head.tsx';
import { CONFIRMATION_PAUSES_MS } from '../shop/confirmation-pauses.ts';
import { completionQuery } from '../checkout/completion.ts';
import { isPastPurchase, PastHead } from '../checkout/past-purchase-head.tsx';
import { UnpaidCheckout } from '../checkout/unpaid-checkout.tsx';

/** The page people return to from the payment page. Shows the status of that checkout. */
export function CompletePage() {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [openedAt] = useState(() => Date.now());
  const query = completionQuery(search.get('session') || null);
  const { data: completion, error, refetch, isFetching, dataUpdatedAt } = useQuery(query);
  const tries = client.getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
  const orders = completion?.state === 'PAID' ? completion.orders : null;
  const past = orders !== null && isPastPurchase(orders, openedAt);
  const paid = orders !== null;
  useHead({ title: paid ? 'Checkout Completed' : 'Your payment', unlisted: true });

  const decided = paid || completion?.state === 'CONFIRMING' || completion?.state === 'FAILED';
  // A pending payment takes its units out of the cart, a declined one returns them.
  useEffect(() => {
    if (!decided) return;
    void client.invalidateQueries(cartReads);
    notifyTabs('cart');
    void client.invalidateQueries({ queryKey: ORDERS_KEY });
  }, [client, decided, dataUpdatedAt]);

  useEffect(() => {
    if (orders && !past) report({ what: 'purchase', orders });
  }, [orders, past]);

  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Orders', to: '/ui/orders' }, { label: 'Checkout' }]} />
      {orders ? (
        <>
          {past ? (
            <PastHead orders={orders} />
          ) : (
            <CompleteHead
              count={orders.length}
              total={totalOf(orders)}
              files={orders.some(hasFiles)}
            />
          )}
          {orders.map((order) => (
            <CompletedOrder key={order.orderId} order={order} />
          ))}
        </>
      ) : (
        <>
          <PageTitle title="Your payment" />
          {completion && completion.state !== 'PAID' ? (
            <UnpaidCheckout
              checkout={completion}
              asking={isFetching || tries <= CONFIRMATION_PAUSES_MS.length}
              onAsk={() => void refetch()}
            />
          ) : error ? (
            <ErrorState
              title="We couldn't load your order"
              detail={`${error.message} If you paid, your order is under Orders.`}
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

function totalOf(orders: readonly { total: number }[]): number {
  return orders.reduce((sum, { total }) => sum + total, 0);
}
