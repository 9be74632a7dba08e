import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from './shop.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/**
 * All catalogues for administrators who edit them; otherwise those that customers see, which many
 * screens name and are read once.
 */
export function catalogsQuery(extended: boolean) {
  return queryOptions({
    queryKey: ['catalogs', extended ? 'all' : 'shown'],
    queryFn: ({ signal }) =>
      replyOf(
        extended ? shop.GET('/api/catbuilder/', { signal }) : shop.GET('/api/catalog/', { signal }),
      ),
    staleTime: extended ? 0 : FIVE_MINUTES_MS,
    networkMode: 'always',
  });
}
