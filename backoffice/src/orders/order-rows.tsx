import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { DataTable } from 'react-admin';
import { OrderBulk } from '../bulk/order-bulk.tsx';
import type { AdminOrder } from '../providers/records.ts';
import { useNow } from '../ui/clock.ts';
import { TagChips } from '../remarks/tag-chips.tsx';
import { CompactList } from '../ui/compact-list.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { formatCents } from '../ui/format-money.ts';
import { Moment } from '../ui/moment.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { rowSx, standingOf } from './row-tone.ts';
import { StateChips } from './state-chips.tsx';

/** The orders of the list around it. */
export function OrderRows() {
  const now = useNow();
  const narrow = useNarrow();
  const style = (order: AdminOrder) => rowSx(standingOf(order, now));
  const chips = (order: AdminOrder) => (
    <>
      <StateChips
        order={order}
        recent={standingOf(order, now) === 'recent'}
        disputed={order.disputed}
        refundFailed={order.refundFailed}
      />{' '}
      <TagChips {...order} />
    </>
  );

  if (narrow) {
    return (
      <CompactList<AdminOrder>
        renderName={orderName}
        renderFigure={(order) => formatCents(order.total)}
        renderDetails={(order) => (
          <>
            {chips(order)}
            <Moment at={order.dateCreated} />
            <span>{order.customerName}</span>
            <span>{order.email}</span>
          </>
        )}
        rowSx={style}
      />
    );
  }
  return (
    <RecordTable<AdminOrder> rowSx={style} bulkActions={<OrderBulk />}>
      <DataTable.Col source="id" label="Order" render={orderName} />
      <DataTable.Col source="customerName" label="Customer" disableSort />
      <DataTable.Col source="email" label="User email" disableSort />
      <DataTable.Col
        source="dateCreated"
        label="Created"
        render={(order: AdminOrder) => <Moment at={order.dateCreated} />}
      />
      <DataTable.Col source="orderState" label="State" render={chips} />
      <DataTable.Col source="shippingGrouping" label="Group" disableSort />
      <DataTable.Col
        align="right"
        source="total"
        label="Total"
        disableSort
        render={(order: AdminOrder) => formatCents(order.total)}
      />
      <DataTable.Col
        align="right"
        source="total_refunded"
        label="Refunded"
        disableSort
        render={(order: AdminOrder) =>
          order.total_refunded === 0 ? '–' : formatCents(order.total_refunded)
        }
      />
    </RecordTable>
  );
}

function orderName({ id }: AdminOrder) {
  return (
    <CopyableId id={id}>
      <RecordLink resource="orders" id={id}>
        {shortId(id)}
      </RecordLink>
    </CopyableId>
  );
}
