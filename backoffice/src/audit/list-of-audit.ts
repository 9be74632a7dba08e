import type { ListedRecords } from '../ui/listed-records.ts';

/** The newest first. */
export const listOfEntries: ListedRecords = {
  resource: 'audit',
  sort: { field: 'dateCreated', order: 'DESC' },
};
