import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

/** The payment provider's tax codes, for staff. */
export function taxCodesQuery() {
  return queryOptions({
    ...reads.get('/api/catbuilder/taxcodes'),
    select: ({ taxCodes }) => taxCodes,
    staleTime: 3_600_000,
  });
}
