import { useQuery } from '@tanstack/react-query';
import { countriesQuery, type Address } from './queries.ts';

/** Shows an address as it would be printed on the parcel. */
export function AddressLines({ address }: { address: Address }) {
  const country = useQuery(countriesQuery()).data?.find(({ code }) => code === address.country);
  const lines = [
    address.name,
    address.company,
    address.address,
    address.address2,
    `${address.city}, ${address.state} ${address.zip}`,
    country?.name ?? address.country,
    address.phone,
  ].filter((line) => line !== undefined);
  return lines.map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
    <span key={at}>{line}</span>
  ));
}
