import { useQuery, queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

/** The payment provider's tax codes, for staff. */
function taxCodesQuery() {
  return queryOptions({
    ...reads.get('/api/catbuilder/taxcodes'),
    select: ({ taxCodes }) => taxCodes,
    staleTime: 3_600_000,
  });
}

/** Shows staff the item's tax code, or that it has none. */
export function TaxCode({ id }: { id: string | null }) {
  const taxCodes = useQuery(taxCodesQuery());
  const name = taxCodes.data?.find((code) => code.id === id)?.name;
  return <>Tax code: {id ? (name ?? id) : 'none'}</>;
}
