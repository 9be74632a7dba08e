import type { components } from '@spindle/sdk/schema';
import { presentAddressCheck, refuseAddress } from '@spindle/sdk/domain/checkout/address-check';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import type { CarrierGateway } from '../gateways/easypost.ts';

/**
 * Has the carrier gateway verify an address.
 * @param shipTo the countries the shop ships to
 */
export async function checkAddress(
  carrier: CarrierGateway,
  typed: StreetAddress,
  shipTo: readonly string[],
): Promise<components['schemas']['AddressCheck']> {
  return refuseAddress(typed, shipTo) ?? presentAddressCheck(typed, await carrier.verify(typed));
}
