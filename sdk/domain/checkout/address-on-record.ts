import type { components } from '../../src/schema.d.ts';
import type { waitingAddress } from './address-check.ts';
import { addressOfBook, addressRetrieved, defaultUnchecked, noAddressYet } from './replies.ts';
import { streetAddressOf } from './street-address.ts';

type Schemas = components['schemas'];
type Address = Parameters<typeof streetAddressOf>[0];

/** What somebody has agreed to at checkout: the carrier had looked at it. */
interface Agreed {
  /** The carrier writes it otherwise, and they kept to theirs. */
  asTyped?: boolean | undefined;
}

/** The address somebody used last. */
interface Used extends Agreed {
  /** For what is in their cart now; false once that is paid. */
  chosen?: boolean | undefined;
}

/** One of somebody's address book. */
interface Kept extends Agreed {
  /** Agreed to at checkout, as it stands. */
  checked?: boolean | undefined;
}

/**
 * Where things go unless somebody says otherwise: what they have chosen for this cart, else the
 * default of their book, else what they used last. Null where there is none, and where the default
 * has yet to be checked: it is offered, and checked as one that is typed.
 */
export function addressOnRecord<U extends Used, K extends Kept>(
  used: U | null,
  standard: K | null,
): U | K | null {
  if (used?.chosen || standard === null) return used;
  return standard.checked ? standard : null;
}

/** Where what somebody buys goes, as it is stored; null as in `addressOnRecord`. */
export function shippedTo(used: (Used & Address) | null, standard: (Kept & Address) | null) {
  const address = addressOnRecord(used, standard);
  const asTyped = address?.asTyped && ({ asTyped: true } as const);
  return address && { ...streetAddressOf(address), ...asTyped };
}

type Waiting = {
  [Field in keyof ReturnType<typeof waitingAddress>]: Schemas['Address'] | undefined;
};

/**
 * The address that somebody agrees to of what was checked, and how it was typed; null where nothing
 * was. They can keep theirs only where the carrier suggested another.
 */
export function agreedTo(
  { pendingAddress, pendingTyped }: Waiting,
  keepTyped: boolean | undefined,
) {
  if (!pendingAddress) return null;
  const typed = pendingTyped ?? pendingAddress;
  const asTyped = keepTyped === true && pendingTyped !== undefined;
  return { typed, address: asTyped ? typed : pendingAddress, asTyped };
}

/** The first answer of checkout. */
export function presentAddressStart(
  used: (Used & Address) | null,
  standard: (Kept & Address) | null,
): Schemas['AddressStart'] {
  const address = addressOnRecord(used, standard);
  if (address === null) {
    const Reason = standard === null ? noAddressYet : defaultUnchecked;
    return { Status: 'CHECKED', Reason, Response: null };
  }
  const Reason = address === used ? addressRetrieved : addressOfBook;
  return { Status: 'RETRIEVED', Reason, Response: streetAddressOf(address) };
}

/** Whether an address of the book is one that was agreed to already: what was used last is. */
export function agreedAs(address: Address, used: (Used & Address) | null) {
  const checked = used !== null && isSamePlace(address, used);
  return { checked, asTyped: checked && used.asTyped === true };
}

/** What is agreed to at checkout counts as checked in the book, and is written there as it is sent. */
export function agreeInBook<K extends Kept & Address>(
  book: readonly K[],
  { typed, address, asTyped }: { typed: Address; address: Address; asTyped: boolean },
): K[] {
  const { address: street, address2 = null, city, state, zip, country } = address;
  const place = { address: street, address2, city, state, zip, country };
  return book.map((kept) =>
    isSamePlace(kept, typed) || isSamePlace(kept, address)
      ? { ...kept, ...place, checked: true, asTyped }
      : kept,
  );
}

export function isSamePlace(one: Address, other: Address): boolean {
  const fields = ['address', 'address2', 'city', 'state', 'zip', 'country'] as const;
  return fields.every((field) => (one[field] || null) === (other[field] || null));
}
