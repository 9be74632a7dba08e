import type { ListedRecords } from '../ui/listed-records.ts';

/** Newest first. */
export const listOfEntries: ListedRecords = {
  resource: 'audit',
  sort: { field: 'dateCreated', order: 'DESC' },
};
