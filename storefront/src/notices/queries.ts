import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

/** Loads the items that the signed-in user wants to be notified about. */
export function noticesQuery() {
  return queryOptions(reads.get('/api/user/notices'));
}
