import { kindNames } from '@spindle/sdk/domain/invoices/document';
import { TextInput } from '../ui/inputs.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { DayField } from '../providers/day-field.tsx';
import { searchFieldId } from '../ui/list-shortcuts.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { listOfInvoices } from '../invoices/list-of-invoices.ts';
import { InvoiceRows } from '../invoices/invoice-rows.tsx';

const choices = Object.entries(kindNames).map(([id, name]) => ({ id, name }));

/** Lists all invoices and credit notes, newest first. */
export function InvoiceList() {
  return (
    <ListScreen
      title="Invoices"
      {...listOfInvoices}
      filters={[
        <TextInput
          key="q"
          source="q"
          id={searchFieldId}
          label="Number, name or email"
          type="search"
          size="small"
        />,
        <ChoiceField key="kind" source="kind" label="Type" choices={choices} />,
        <DayField key="from" source="dateIssued_gte" label="From date" at="beginning" />,
        <DayField key="to" source="dateIssued_lte" label="To date" at="end" />,
      ]}
      empty={
        <Notice title="No invoices yet">
          Each payment gets an invoice and each completed refund a credit note. Numbers have no gaps
          and documents never change.
        </Notice>
      }
    >
      <InvoiceRows />
    </ListScreen>
  );
}
