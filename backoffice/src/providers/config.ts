import { queryOptions } from '@tanstack/react-query';
import { reads } from './shop.ts';

/** The settings of this environment. */
export const configQuery = queryOptions({
  ...reads.get('/api/config'),
  staleTime: Number.POSITIVE_INFINITY,
});
