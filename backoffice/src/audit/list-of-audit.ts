import type { ListedRecords } from '../ui/listed-records.ts';

export const listOfEntries: ListedRecords = {
  resource: 'audit',
  sort: { field: 'dateCreated', order: 'DESC' },
};
