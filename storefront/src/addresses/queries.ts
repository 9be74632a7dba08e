import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';

export type Address = components['schemas']['Address'];

/** The address used last, asked for each time the screen is opened. */
export function storedAddressQuery() {
  return queryOptions({
    // Not the SDK's read: the call is POST.
    queryKey: ['checkout', 'address'],
    queryFn: () => replyOf(shop.POST('/api/cart/addressInit')),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
}

/** Names of all countries by two-letter code; too long a list to send along with the page. */
export function countriesQuery() {
  return queryOptions({
    // Not the SDK's read: a file is loaded.
    queryKey: ['countries'],
    queryFn: async () => {
      const { default: names } = await import('i18n-iso-countries/langs/en.json');
      return Object.entries(names.countries)
        .map(([code, name]) => ({
          code,
          name: typeof name === 'string' ? name : (name[0] ?? code),
        }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}
