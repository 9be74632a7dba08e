import type { AddressInput } from '../addresses/address-record.ts';
import type { TrackingLocation } from './tracker-record.ts';

export const nowhere: TrackingLocation = {
  object: 'TrackingLocation',
  city: null,
  state: null,
  country: null,
  zip: null,
};

type Location = Pick<AddressInput, 'city' | 'state' | 'zip' | 'country'>;

/** Returns the town of an address in the format of a carrier's scan. */
export function townOf({ city, state, zip, country }: Location): TrackingLocation {
  return {
    object: 'TrackingLocation',
    city: city?.toUpperCase() ?? null,
    state,
    country: country === 'US' ? null : country,
    zip: zip?.slice(0, 5) ?? null,
  };
}

/** Returns `HOUSTON TX, 77001`. */
export function lineOf({ city, state, zip }: Location): string {
  return `${[city?.toUpperCase(), state].filter(Boolean).join(' ')}, ${zip?.slice(0, 5) ?? ''}`;
}
