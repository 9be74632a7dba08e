import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';

export type Address = components['schemas']['Address'];

/** Loads the address used last, each time the screen is opened. */
export function storedAddressQuery() {
  return queryOptions({
    // Doesn't use `reads`, because the call is a POST.
    queryKey: ['checkout', 'address'],
    queryFn: () => replyOf(shop.POST('/api/cart/addressInit')),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
}

/**
 * Loads the names of all countries by two-letter code. The list is too long to send with the page.
 */
export function countriesQuery() {
  return queryOptions({
    // Doesn't use `reads`, because it loads a file.
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
