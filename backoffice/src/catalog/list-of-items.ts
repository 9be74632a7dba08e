import type { ListedRecords } from '../ui/listed-records.ts';

/** Catalogue by catalogue. */
export const listOfItems: ListedRecords = {
  resource: 'items',
  sort: { field: 'catalogId', order: 'ASC' },
};
