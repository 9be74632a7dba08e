import { addressOnRecord } from '../../domain/checkout/address-on-record.ts';
import { streetAddressOf } from '../../domain/checkout/street-address.ts';
import type { Checkout, Person } from '../state.ts';

/** The default address of somebody's book. */
export const standardOf = ({ addressBook = [] }: Person) =>
  addressBook.find((kept) => kept.default) ?? null;

/** Where what somebody buys goes. */
export function addressOf(person: Person): NonNullable<Checkout['shipTo']> | null {
  const address = addressOnRecord(person.address, standardOf(person));
  return address && { ...streetAddressOf(address), ...(address.asTyped && { asTyped: true }) };
}
