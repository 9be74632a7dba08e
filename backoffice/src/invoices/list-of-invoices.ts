import type { ListedRecords } from '../ui/listed-records.ts';

/** Newest first. */
export const listOfInvoices: ListedRecords = {
  resource: 'invoices',
  sort: { field: 'dateIssued', order: 'DESC' },
};
