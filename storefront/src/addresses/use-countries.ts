import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../shop/config.ts';
import { countriesQuery } from './queries.ts';

/** Returns the countries the shop ships to, by name. Undefined while their names load. */
export function useCountries() {
  const { shipTo } = useConfig();
  const countries = useQuery(countriesQuery()).data;
  return countries?.filter(({ code }) => shipTo?.includes(code) ?? true);
}
