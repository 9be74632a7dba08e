import type { ListedRecords } from '../ui/listed-records.ts';

/** Who linked last comes first. */
export const listOfMembers: ListedRecords = {
  resource: 'members',
  sort: { field: 'dateCreated', order: 'DESC' },
};
