import type { ListedRecords } from '../ui/listed-records.ts';

export const listOfCustomers: ListedRecords = {
  resource: 'customers',
  sort: { field: 'dateCreated', order: 'DESC' },
};
