import type { ListedRecords } from '../ui/listed-records.ts';

/** The newest first. */
export const listOfSubscriptions: ListedRecords = {
  resource: 'subscriptions',
  sort: { field: 'dateCreated', order: 'DESC' },
};
