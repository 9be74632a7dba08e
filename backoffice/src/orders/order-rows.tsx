import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { useState } from 'react';
import { Box } from '@mui/material';
import { DataTable, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { AdminOrder } from '../providers/records.ts';
import { useNow } from '../ui/clock.ts';
import { useCompact } from '../ui/open-record.ts';
import { RemarkChips } from '../remarks/remark-chips.tsx';
import { CompactList } from '../ui/compact-list.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { formatCents } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useShortcut } from '../ui/shortcuts.ts';
import { DetailsButton } from './details-button.tsx';
import { listSearchOf, orderPath } from './order-address.ts';
import { OrderLink } from './order-link.tsx';
import { rowsLabel } from './order-views.ts';
import { rowSx, statusOf } from './row-tone.ts';
import { StateChips } from './state-chips.tsx';

interface Props {
  /** The list's label. Defaults to the label of its filter. */
  label?: string;
  /** Returns the URL that shows an order, if it isn't the order's own. */
  addressOf?: (order: AdminOrder) => string;
}

export function OrderRows({ label, addressOf }: Props) {
  const now = useNow();
  const compact = useCompact();
  const search = listSearchOf(useLocation());
  useShortcut('j', () => stepBetweenRows(1));
  useShortcut('k', () => stepBetweenRows(-1));
  const found = useRowsLabel();
  const labeled = label ?? found;
  const addressOfOrder = (order: AdminOrder) => addressOf?.(order) ?? orderPath(order.id, search);
  const style = (order: AdminOrder) => rowSx(statusOf(order, now));
  const chips = (order: AdminOrder) => (
    <>
      <StateChips
        order={order}
        recent={statusOf(order, now) === 'recent'}
        disputed={order.disputed}
        refundFailed={order.refundFailed}
      />{' '}
      <RemarkChips {...order} />
    </>
  );
  const name = (order: AdminOrder) => (
    <CopyableId id={order.id}>
      <OrderLink to={addressOfOrder(order)}>{shortId(order.id)}</OrderLink>
    </CopyableId>
  );
  const details = (order: AdminOrder) => (
    <DetailsButton orderId={order.id} to={addressOfOrder(order)} />
  );

  if (compact) {
    return (
      <CompactList<AdminOrder>
        label={labeled}
        renderName={name}
        renderFigure={(order) => formatCents(order.total)}
        renderDetails={(order) => (
          <>
            {chips(order)}
            <DateTime at={order.dateCreated} />
            <span>{order.customerName}</span>
            <span>{order.email}</span>
            <Box sx={{ ml: 'auto' }}>{details(order)}</Box>
          </>
        )}
        rowSx={style}
      />
    );
  }
  return (
    <RecordTable<AdminOrder> label={labeled} rowSx={style} addressOf={addressOfOrder}>
      <DataTable.Col source="id" label="Order ID" render={name} />
      <DataTable.Col source="customerName" label="Customer" disableSort />
      <DataTable.Col source="email" label="User email" disableSort />
      <DataTable.Col
        source="dateCreated"
        label="Date created"
        render={(order: AdminOrder) => <DateTime at={order.dateCreated} />}
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
      <DataTable.Col align="right" label="Details" disableSort render={details} />
    </RecordTable>
  );
}

/** Keeps the label of the current rows until the next rows are loaded. */
function useRowsLabel(): string {
  const { filterValues, isPlaceholderData = false } = useListContext();
  const present = rowsLabel(filterValues);
  const [label, setLabel] = useState(present);
  if (!isPlaceholderData && label !== present) setLabel(present);
  return label;
}

/** Moves the focus from one order's button to the next or the previous one. */
function stepBetweenRows(step: 1 | -1): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-details]')];
  const here = buttons.findIndex((button) =>
    button.closest('tr, li')?.contains(document.activeElement),
  );
  const next = here === -1 ? 0 : Math.min(Math.max(here + step, 0), buttons.length - 1);
  buttons[next]?.focus();
}
