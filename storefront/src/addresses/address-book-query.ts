import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

export type SavedAddress = components['schemas']['BookAddress'];

/** Loads the saved addresses, the default one first. */
export function addressBookQuery() {
  return queryOptions({
    ...reads.get('/api/user/addresses'),
    networkMode: 'always',
  });
}
