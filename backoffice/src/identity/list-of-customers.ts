import type { ListedRecords } from '../ui/listed-records.ts';

/** Newest first. */
export const listOfCustomers: ListedRecords = {
  resource: 'customers',
  sort: { field: 'dateCreated', order: 'DESC' },
};
