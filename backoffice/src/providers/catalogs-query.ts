import { queryOptions } from '@tanstack/react-query';
import { reads } from './shop.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/**
 * All catalogues for administrators who edit them; otherwise those that customers see, which many
 * screens name and are read once.
 */
export const catalogsQuery = (extended: boolean) =>
  queryOptions({
    ...reads.get(extended ? '/api/catbuilder/' : '/api/catalog/'),
    staleTime: extended ? 0 : FIVE_MINUTES_MS,
    networkMode: 'always',
  });
