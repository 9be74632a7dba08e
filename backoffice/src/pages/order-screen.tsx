import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { noOrders, ordersNotLoaded } from '@spindle/sdk/domain/orders/labels';
import { Box, Button, Link, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuditLink } from '../audit/audit-link.tsx';
import { OrderInvoices } from '../invoices/order-invoices.tsx';
import { OrderCustoms } from '../shipping/customs/order-customs.tsx';
import { Remarks } from '../remarks/remarks.tsx';
import type { Crumb } from '../ui/breadcrumb.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { useShortcut } from '../ui/shortcuts.ts';
import { OrderChips } from '../orders/order-chips.tsx';
import { OrderFacts } from '../orders/order-facts.tsx';
import { OrderGlance } from '../orders/order-glance.tsx';
import { OrderLabels } from '../orders/order-labels.tsx';
import { OrderLines } from '../orders/order-lines.tsx';
import { MoneyTable } from '../orders/money-table.tsx';
import { OrderMoney } from '../orders/order-money.tsx';
import { orderQuery, type OrderName } from '../orders/order-queries.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import { OrderTimeline } from '../orders/order-timeline.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { catalogLoadError } from '../orders/catalog-load-error.ts';
import { CloseButton } from '../ui/close-button.tsx';
import { ReturnsOfOrder, SiblingOrders } from '../orders/related-orders.tsx';
import type { StaffOrder } from '../orders/staff-order.ts';
import { ProblemNotes } from '../orders/problem-notes.tsx';

interface Props {
  name: OrderName;
  crumbs: readonly Crumb[];
  withAccount?: boolean;
  renderActions: (order: StaffOrder) => ReactNode;
  onReturn: () => void;
}

/** Shows one order with everything known about it, and its actions. */
export function OrderScreen(props: Props) {
  const { name, crumbs, withAccount = false, renderActions, onReturn } = props;
  const { data, error, isPending, isFetching, refetch } = useQuery(orderQuery(name));
  const catalogs = useQuery(catalogsQuery(false));
  const order = data?.[0];
  const problem = error ? ordersNotLoaded : data?.length === 0 ? noOrders : null;
  useShortcut('u', onReturn);
  useShortcut('r', () => void refetch());

  const back = (
    <Button variant="outlined" onClick={onReturn}>
      Return to Search
    </Button>
  );
  const again = (
    <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  if (!order) {
    return (
      <Screen title={`Order ${shortId(name.orderId)}`} crumbs={crumbs}>
        {isPending ? (
          <Box role="status" aria-label="Loading">
            <Skeleton variant="rectangular" animation={false} sx={{ height: 480 }} />
          </Box>
        ) : (
          <Notice
            alert
            title={problem ?? ''}
            action={
              <Box sx={{ display: 'flex', gap: 1 }}>
                {again}
                {back}
              </Box>
            }
          >
            Please try again later.
          </Notice>
        )}
      </Screen>
    );
  }
  return (
    <Screen
      title={`Order ${shortId(order.orderId)}`}
      crumbs={crumbs}
      aside={
        <>
          <OrderChips order={order} />
          <CloseButton onClose={onReturn} />
        </>
      }
    >
      {problem && (
        <Box
          sx={{ display: 'flex', gap: 2, alignItems: 'start', '& > :first-of-type': { flex: 1 } }}
        >
          <OutcomeNote outcome={{ good: false, title: problem, text: '' }} />
          {again}
        </Box>
      )}
      {catalogs.error && <OutcomeNote outcome={catalogLoadError} />}
      <ProblemNotes order={order} />
      <OrderGlance order={order} />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <Box
          component="section"
          aria-label="Actions"
          sx={{
            gridColumn: { lg: 2 },
            display: 'grid',
            gap: 1,
            '@media print': { display: 'none' },
          }}
        >
          {renderActions(order)}
          {order.labelUrl && (
            <Link href={order.labelUrl} target="_blank" rel="noreferrer" sx={{ py: '4px' }}>
              Open the label (PDF)
            </Link>
          )}
          {back}
        </Box>
        <Box sx={{ gridArea: { lg: '1 / 1 / span 2 / 1' }, display: 'grid', gap: 4, minWidth: 0 }}>
          <OrderLines order={order} />
          {order.money && <MoneyTable money={order.money} />}
          <OrderCustoms key={order.orderId} order={order} />
          <OrderFacts order={order} withAccount={withAccount} />
        </Box>
        <Box sx={{ gridColumn: { lg: 2 }, display: 'grid', gap: 3 }}>
          <Remarks resource="orders" id={order.orderId} />
          <OrderLabels {...order} />
          <OrderMoney {...order} />
          <OrderInvoices {...order} />
          <SiblingOrders {...order} />
          {order.parentId === null && <ReturnsOfOrder orderId={order.orderId} />}
          <Box>
            <OrderTimeline timeline={order.timeline} />
            <AuditLink subject={`order ${order.orderId}`} />
          </Box>
        </Box>
      </Box>
    </Screen>
  );
}
