import { DataTable } from 'react-admin';
import { Person } from '../identity/person.tsx';
import type { AdminInvoice } from '../providers/records.ts';
import { useCompact } from '../ui/open-record.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { formatCents } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { KindChip } from './kind-chip.tsx';
import { OrdersOfInvoice } from './orders-of-invoice.tsx';
import { PdfLink } from './pdf-link.tsx';

export function InvoiceRows() {
  if (useCompact()) {
    return (
      <CompactList<AdminInvoice>
        renderName={number}
        renderFigure={({ total }) => formatCents(total)}
        renderDetails={(invoice) => (
          <>
            <KindChip kind={invoice.kind} />
            <DateTime at={invoice.dateIssued} />
            {pdf(invoice)}
            <Person userId={null} name={invoice.customerName} email={invoice.email} />
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminInvoice>>
      <DataTable.Col source="number" label="Number" render={number} />
      <DataTable.Col
        label="Type"
        disableSort
        render={({ kind }: AdminInvoice) => <KindChip kind={kind} />}
      />
      <DataTable.Col
        source="dateIssued"
        label="Issued"
        render={({ dateIssued }: AdminInvoice) => <DateTime at={dateIssued} />}
      />
      <DataTable.Col label="Customer" disableSort render={customer} />
      <DataTable.Col label="Orders" disableSort render={orders} />
      <DataTable.Col
        label="Related document"
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
      <DataTable.Col label="Document" disableSort align="right" render={pdf} />
    </RecordTable>
  );
}

function number(invoice: AdminInvoice) {
  return (
    <RecordLink resource="invoices" id={invoice.id}>
      {invoice.number}
    </RecordLink>
  );
}

function pdf({ id, number: named }: AdminInvoice) {
  return <PdfLink id={id} number={named} short />;
}

function customer({ userId, customerName: name, email }: AdminInvoice) {
  return <Person {...{ userId, name, email }} />;
}

function orders(invoice: AdminInvoice) {
  return <OrdersOfInvoice invoice={invoice} />;
}
