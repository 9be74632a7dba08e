import type { ListedRecords } from '../ui/listed-records.ts';

/** The newest first. */
export const listOfInvoices: ListedRecords = {
  resource: 'invoices',
  sort: { field: 'dateIssued', order: 'DESC' },
};
