import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../app/api.ts';
import { ROOT } from './queries.ts';

/** The payment provider's tax codes, for staff. */
export function taxCodesQuery() {
  return queryOptions({
    queryKey: [ROOT.builder, 'taxcodes'],
    queryFn: async () => (await replyOf(shop.GET('/api/catbuilder/taxcodes'))).taxCodes,
    staleTime: 3_600_000,
  });
}
