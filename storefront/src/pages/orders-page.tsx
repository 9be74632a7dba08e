import { noOrders, ordersNotLoaded } from '@spindle/sdk/domain/orders/labels';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { PageTitle } from '../page-parts/page-title.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { OrderList } from '../orders/order-list.tsx';
import { ALL_DAYS, ordersQuery, RECENT_DAYS, type Order } from '../orders/queries.ts';
import { PendingPayments } from '../orders/pending-payments.tsx';
import { usePendingPayments } from '../orders/use-pending-payments.ts';
import { ReturnView } from '../orders/return-view.tsx';
import styles from './orders-page.module.css';

/**
 * Shows the orders of the last 90 days, older orders on request, or the return form of an order.
 */
export function OrdersPage() {
  const { extended } = useSession();
  const [days, setDays] = useState(RECENT_DAYS);
  const orders = useQuery({ ...ordersQuery(days), placeholderData: keepPreviousData });
  const payments = usePendingPayments();
  const [returning, setReturning] = useState<Order | null>(null);

  const older =
    days < ALL_DAYS || orders.isPlaceholderData ? (
      <Button busy={orders.isPlaceholderData} onClick={() => setDays(ALL_DAYS)}>
        Show older orders
      </Button>
    ) : null;

  if (returning) return <ReturnView order={returning} onLeave={() => setReturning(null)} />;
  return (
    <>
      <PageTitle
        title="Orders"
        text={
          older
            ? `Everything you bought in the last ${RECENT_DAYS} days.`
            : 'Everything you bought.'
        }
      />
      <PendingPayments payments={payments} />
      {orders.data?.length ? (
        <>
          {extended ? <div className={styles.blank} aria-hidden="true" data-block="blank" /> : null}
          <OrderList orders={orders.data} asOf={orders.dataUpdatedAt} onReturn={setReturning} />
          {older ? <p className={styles.older}>{older}</p> : null}
        </>
      ) : orders.data && payments.length > 0 ? (
        <p>{older}</p>
      ) : orders.data ? (
        <EmptyState title={noOrders}>
          <p>Your orders appear here, with tracking numbers and receipts.</p>
          <LinkButton to="/ui/shop">Go to the shop</LinkButton>
          {older}
        </EmptyState>
      ) : orders.isError && !orders.isFetching ? (
        <ErrorState
          title={ordersNotLoaded}
          detail={orders.error.message}
          onRetry={() => void orders.refetch()}
        />
      ) : (
        <Waiting />
      )}
    </>
  );
}
