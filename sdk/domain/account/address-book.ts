import type { components } from '../../src/schema.d.ts';
import { presentDone, presentRefusal, refusal } from '../refusal.ts';
import { noSuch } from '../records.ts';
import { addressNotAccepted, refuseCountry } from '../shipping/countries.ts';

type AddressKept = components['schemas']['AddressKept'];

/** How many addresses somebody can keep; the table holds no more either. */
export const MOST_ADDRESSES = 10;

export const noSuchAddress = noSuch('address in your address book');
export const addressBookFull = refusal(
  'ADDRESS_BOOK_FULL',
  `Your address book is full: it holds ${MOST_ADDRESSES} addresses. Please delete one first.`,
);
export const addressDeleted = 'The address was deleted.';

export const presentKept = (id: string): AddressKept => ({
  ...presentDone('The address is in your address book.'),
  id,
});

export const presentBookFull = (): AddressKept => ({
  ...presentRefusal(addressBookFull),
  id: null,
});

/**
 * Why an address is not kept, whatever else is; null where it can be.
 * @param shipTo the countries the shop ships to
 */
export function refuseKeeping(country: string, shipTo: readonly string[]): AddressKept | null {
  const message = refuseCountry(country, shipTo);
  if (message === null) return null;
  const because = refusal('COUNTRY_NOT_SERVED', addressNotAccepted);
  return { ...presentRefusal(because), id: null, Errors: [{ path: 'country', message }] };
}
