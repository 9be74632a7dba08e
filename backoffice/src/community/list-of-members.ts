import type { ListedRecords } from '../ui/listed-records.ts';

/** Those linked last come first. */
export const listOfMembers: ListedRecords = {
  resource: 'members',
  sort: { field: 'dateCreated', order: 'DESC' },
};
