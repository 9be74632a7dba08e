import type { ListedRecords } from '../ui/listed-records.ts';

export const listOfInvoices: ListedRecords = {
  resource: 'invoices',
  sort: { field: 'dateIssued', order: 'DESC' },
};
