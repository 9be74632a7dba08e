import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

/** The items that whoever is signed in waits for. */
export function noticesQuery() {
  return queryOptions(reads.get('/api/user/notices'));
}
