import type { ListedRecords } from '../ui/listed-records.ts';

/** Sorted by catalog. */
export const listOfItems: ListedRecords = {
  resource: 'items',
  sort: { field: 'catalogId', order: 'ASC' },
};
