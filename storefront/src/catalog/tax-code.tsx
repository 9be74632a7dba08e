import { useQuery } from '@tanstack/react-query';
import { taxCodesQuery } from './tax-codes.ts';

/** Staff see by which tax code an item is sold; null for none. */
export function TaxCode({ id }: { id: string | null }) {
  const taxCodes = useQuery(taxCodesQuery());
  const name = taxCodes.data?.find((code) => code.id === id)?.name;
  return <>Tax code: {id ? (name ?? id) : 'none'}</>;
}
