import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../shop/config.ts';
import { countriesQuery } from './queries.ts';

/** The countries the shop ships to, by name; undefined while their names are on the way. */
export function useCountries() {
  const { shipTo } = useConfig();
  const countries = useQuery(countriesQuery()).data;
  return countries?.filter(({ code }) => shipTo?.includes(code) ?? true);
}
