import type { CarrierGateway, StreetAddress } from '../gateways/easypost.ts';

export interface AddressCheck {
  status: 'SUCCESS' | 'MODIFIED' | 'ERROR';
  reason: string;
  address: StreetAddress | null;
}

/**
 * Has the carrier gateway verify an address. Where it does not cover the country, the address is
 * taken as typed.
 */
export async function checkAddress(
  carrier: CarrierGateway,
  typed: StreetAddress,
): Promise<AddressCheck> {
  const verification = await carrier.verify(typed);
  if (verification.outcome === 'NOT_FOUND') {
    return { status: 'ERROR', reason: verification.reason, address: null };
  }
  if (verification.outcome === 'NOT_COVERED' || equal(verification.address, typed)) {
    return { status: 'SUCCESS', reason: 'The address can be delivered to.', address: typed };
  }
  return {
    status: 'MODIFIED',
    reason: 'The address was found, written a little differently.',
    address: verification.address,
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
