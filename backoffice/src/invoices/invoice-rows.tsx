import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { DataTable } from 'react-admin';
import type { AdminInvoice } from '../providers/records.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { formatCents } from '../ui/format-money.ts';
import { Moment } from '../ui/moment.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { KindChip } from './kind-chip.tsx';
import { PdfLink } from './pdf-link.tsx';

/** The documents of the list around it. */
export function InvoiceRows() {
  if (useNarrow()) {
    return (
      <CompactList<AdminInvoice>
        renderName={number}
        renderFigure={({ total }) => formatCents(total)}
        renderDetails={(invoice) => (
          <>
            <KindChip kind={invoice.kind} />
            <Moment at={invoice.dateIssued} />
            <span>{invoice.customerName}</span>
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminInvoice> opens={false}>
      <DataTable.Col source="number" label="Number" render={number} />
      <DataTable.Col
        label="Kind"
        disableSort
        render={({ kind }: AdminInvoice) => <KindChip kind={kind} />}
      />
      <DataTable.Col
        source="dateIssued"
        label="Issued"
        render={({ dateIssued }: AdminInvoice) => <Moment at={dateIssued} />}
      />
      <DataTable.Col label="Customer" disableSort render={customer} />
      <DataTable.Col label="Orders" disableSort render={orders} />
      <DataTable.Col
        label="Refers to"
        disableSort
        render={({ cancels }: AdminInvoice) => cancels ?? '–'}
      />
      <DataTable.Col
        align="right"
        label="Tax"
        disableSort
        render={({ tax }: AdminInvoice) => formatCents(tax)}
      />
      <DataTable.Col
        align="right"
        label="Total"
        disableSort
        render={({ total }: AdminInvoice) => formatCents(total)}
      />
    </RecordTable>
  );
}

function number(invoice: AdminInvoice) {
  return <PdfLink id={invoice.id} number={invoice.number} />;
}

function customer({ userId, customerName }: AdminInvoice) {
  return (
    <RecordLink resource="customers" id={userId}>
      {customerName}
    </RecordLink>
  );
}

function orders({ orders: ids }: AdminInvoice) {
  return ids.map((id, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <RecordLink resource="orders" id={id}>
        {shortId(id)}
      </RecordLink>
    </span>
  ));
}
