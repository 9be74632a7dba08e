import type { components } from '../../src/schema.d.ts';
import { presentDone, presentRejection, rejection } from '../rejection.ts';
import { noSuch } from '../records.ts';
import { addressNotAccepted, validateCountry } from '../shipping/countries.ts';

type AddressKept = components['schemas']['AddressKept'];

/** Maximum number of saved addresses. A table constraint enforces it too. */
export const MAX_ADDRESSES = 10;

export const noSuchAddress = noSuch('address');
export const addressBookFull = rejection(
  'ADDRESS_BOOK_FULL',
  `Your address book is full (${MAX_ADDRESSES} addresses). Delete an address first.`,
);
export const addressDeleted = 'Address deleted.';

export const presentSavedAddress = (id: string): AddressKept => ({
  ...presentDone('Address saved.'),
  id,
});

export const presentBookFull = (): AddressKept => ({
  ...presentRejection(addressBookFull),
  id: null,
});

/**
 * Returns why an address can't be saved, or null. Doesn't check how many are already saved.
 * @param shipTo the countries the shop ships to
 */
export function validateNewAddress(country: string, shipTo: readonly string[]): AddressKept | null {
  const message = validateCountry(country, shipTo);
  if (message === null) return null;
  const because = rejection('COUNTRY_NOT_SERVED', addressNotAccepted);
  return { ...presentRejection(because), id: null, Errors: [{ path: 'country', message }] };
}
