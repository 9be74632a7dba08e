import { queryOptions } from '@tanstack/react-query';
import { reads } from '../../shop/api.ts';

const POLL_INTERVAL_MS = 2_000;

export function personalDataQuery() {
  return queryOptions({
    ...reads.get('/api/user/personalData'),
    // Checks whether a requested file is ready.
    refetchInterval: ({ state }) =>
      state.data?.export?.dateMade === null ? POLL_INTERVAL_MS : false,
  });
}
