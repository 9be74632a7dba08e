import { Person } from '../identity/person.tsx';
import type { AdminInvoice } from '../providers/records.ts';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Facts } from '../ui/facts.tsx';
import { formatCents } from '../ui/format.ts';
import { ListBeside } from '../ui/list-beside.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import { InvoiceRows } from '../invoices/invoice-rows.tsx';
import { KindChip } from '../invoices/kind-chip.tsx';
import { listOfInvoices } from '../invoices/list-of-invoices.ts';
import { OrdersOfInvoice } from '../invoices/orders-of-invoice.tsx';
import { PdfLink } from '../invoices/pdf-link.tsx';

/** Shows an invoice or credit note as issued, with its customer, orders and payment. */
export function InvoiceShow() {
  return (
    <ListBeside label="Invoices" of={listOfInvoices} rows={<InvoiceRows />}>
      <ShowScreen<AdminInvoice>
        kind="Invoice"
        crumbs={[{ label: 'Invoices', to: '/ui/admin/invoices' }]}
        title={({ number: asIs }) => ({ asIs })}
        renderAside={({ kind }) => <KindChip kind={kind} />}
      >
        {(invoice) => <Facts facts={factsOf(invoice)} />}
      </ShowScreen>
    </ListBeside>
  );
}

function factsOf(invoice: AdminInvoice) {
  const { userId, customerName: name, email, cancels, paymentIntentId } = invoice;
  return [
    { label: 'Document', value: <PdfLink id={invoice.id} number={invoice.number} /> },
    { label: 'Customer', value: <Person {...{ userId, name, email }} /> },
    { label: 'Issued', value: <DateTime at={invoice.dateIssued} exact /> },
    { label: 'Total', value: formatCents(invoice.total) },
    { label: 'Tax included', value: formatCents(invoice.tax) },
    { label: 'Orders', value: <OrdersOfInvoice invoice={invoice} /> },
    ...(cancels === null ? [] : [{ label: 'Related document', value: cancels }]),
    {
      label: 'Payment',
      value: paymentIntentId === null ? 'No payment due' : <CopyableId id={paymentIntentId} />,
    },
    { label: 'Invoice ID', value: <CopyableId id={invoice.id} /> },
  ];
}
