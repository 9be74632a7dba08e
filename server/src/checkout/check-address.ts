import { addressNotAccepted, refuseCountry } from '@spindle/sdk/domain/shipping/countries';
import type { CarrierGateway, StreetAddress } from '../gateways/easypost.ts';
import { addressFits, addressModified } from '@spindle/sdk/domain/checkout/replies';
import { type RefusalCode } from '@spindle/sdk/domain/refusal';

export interface AddressCheck {
  status: 'SUCCESS' | 'MODIFIED' | 'ERROR';
  /** Of an `ERROR`. */
  code?: RefusalCode;
  reason: string;
  address: StreetAddress | null;
  /** What is wrong with the country; null where nothing is. */
  country: string | null;
}

/**
 * Has the carrier gateway verify an address. Where it does not cover the country, the address is
 * taken as typed.
 * @param shipTo the countries the shop ships to
 */
export async function checkAddress(
  carrier: CarrierGateway,
  typed: StreetAddress,
  shipTo: readonly string[],
): Promise<AddressCheck> {
  const refused = refuseCountry(typed.country, shipTo);
  if (refused !== null) {
    return {
      status: 'ERROR',
      code: 'COUNTRY_NOT_SERVED',
      reason: addressNotAccepted,
      address: null,
      country: refused,
    };
  }
  const verification = await carrier.verify(typed);
  if (verification.outcome === 'NOT_FOUND') {
    return {
      status: 'ERROR',
      code: 'ADDRESS_NOT_FOUND',
      reason: verification.reason,
      address: null,
      country: null,
    };
  }
  if (verification.outcome === 'NOT_COVERED' || equal(verification.address, typed)) {
    return {
      status: 'SUCCESS',
      reason: addressFits,
      address: typed,
      country: null,
    };
  }
  return {
    status: 'MODIFIED',
    reason: addressModified,
    address: verification.address,
    country: null,
  };
}

function equal(a: StreetAddress, b: StreetAddress): boolean {
  return (
    a.address === b.address &&
    a.city === b.city &&
    a.state === b.state &&
    a.zip === b.zip &&
    a.country === b.country
  );
}
