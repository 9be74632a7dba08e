import type { ListedRecords } from '../ui/listed-records.ts';

/** The newest first. */
export const listOfCustomers: ListedRecords = {
  resource: 'customers',
  sort: { field: 'dateCreated', order: 'DESC' },
};
