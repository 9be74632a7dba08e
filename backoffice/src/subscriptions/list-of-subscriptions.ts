import type { ListedRecords } from '../ui/listed-records.ts';

export const listOfSubscriptions: ListedRecords = {
  resource: 'subscriptions',
  sort: { field: 'dateCreated', order: 'DESC' },
};
