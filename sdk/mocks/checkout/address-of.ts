import { shippedTo } from '../../domain/checkout/address-on-record.ts';
import type { Person } from '../state.ts';

/** The default address of somebody's book. */
export const standardOf = ({ addressBook = [] }: Person) =>
  addressBook.find((kept) => kept.default) ?? null;

/** Where what somebody buys goes. */
export const addressOf = (person: Person) => shippedTo(person.address, standardOf(person));
