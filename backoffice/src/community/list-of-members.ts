import type { ListedRecords } from '../ui/listed-records.ts';

/** The most recently linked members come first. */
export const listOfMembers: ListedRecords = {
  resource: 'members',
  sort: { field: 'dateCreated', order: 'DESC' },
};
