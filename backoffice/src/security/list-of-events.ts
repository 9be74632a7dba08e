import type { ListedRecords } from '../ui/listed-records.ts';

export const listOfEvents: ListedRecords = {
  resource: 'securityEvents',
  sort: { field: 'dateCreated', order: 'DESC' },
};
