import type { components } from '../../src/schema.d.ts';
import type { waitingAddress } from './address-check.ts';
import { addressOfBook, addressRetrieved, defaultUnchecked, addressMissing } from './replies.ts';
import { streetAddressOf } from './street-address.ts';

type Schemas = components['schemas'];
type Address = Parameters<typeof streetAddressOf>[0];

/** An address the customer confirmed at checkout, after the carrier checked it. */
interface ConfirmedAddress {
  /** The carrier suggested another spelling, and the customer kept their own. */
  asTyped?: boolean | undefined;
}

/** The address the customer used last. */
interface LastAddress extends ConfirmedAddress {
  /** Whether it was selected for the current cart. False again once that cart is paid. */
  chosen?: boolean | undefined;
}

/** An address in the customer's address book. */
interface BookAddress extends ConfirmedAddress {
  /** Whether the customer confirmed it at checkout in its current form. */
  checked?: boolean | undefined;
}

/**
 * Returns where the cart ships by default: the address selected for this cart, else the address
 * book's default, else the last address used. Returns null if there is none or if it hasn't been
 * checked yet. In that case checkout offers the default and checks it like a typed address.
 */
export function addressOnRecord<U extends LastAddress, K extends BookAddress>(
  used: U | null,
  standard: K | null,
): U | K | null {
  if (used?.chosen || standard === null) return used;
  return standard.checked ? standard : null;
}

/**
 * Returns the cart's shipping address as it is stored, or null in the same cases as
 * `addressOnRecord`.
 */
export function shippedTo(
  used: (LastAddress & Address) | null,
  standard: (BookAddress & Address) | null,
) {
  const address = addressOnRecord(used, standard);
  const asTyped = address?.asTyped && ({ asTyped: true } as const);
  return address && { ...streetAddressOf(address), ...asTyped };
}

type WaitingAddress = {
  [Field in keyof ReturnType<typeof waitingAddress>]: Schemas['Address'] | undefined;
};

/**
 * Returns the address to confirm after the check, with the typed one, or null if no check is
 * pending. Customers can keep the typed address only if the carrier suggests a different one.
 */
export function addressToConfirm(
  { pendingAddress, pendingTyped }: WaitingAddress,
  keepTyped: boolean | undefined,
) {
  if (!pendingAddress) return null;
  const typed = pendingTyped ?? pendingAddress;
  const asTyped = keepTyped === true && pendingTyped !== undefined;
  return { typed, address: asTyped ? typed : pendingAddress, asTyped };
}

/** Returns the response that opens the address step of checkout. */
export function presentAddressStart(
  used: (LastAddress & Address) | null,
  standard: (BookAddress & Address) | null,
): Schemas['AddressStart'] {
  const address = addressOnRecord(used, standard);
  if (address === null) {
    const Reason = standard === null ? addressMissing : defaultUnchecked;
    return { Status: 'CHECKED', Reason, Response: null };
  }
  const Reason = address === used ? addressRetrieved : addressOfBook;
  return { Status: 'RETRIEVED', Reason, Response: streetAddressOf(address) };
}

/**
 * Returns whether a new address in the book counts as confirmed. It does if it was the last address
 * used.
 */
export function confirmationOf(address: Address, used: (LastAddress & Address) | null) {
  const checked = used !== null && isSamePlace(address, used);
  return { checked, asTyped: checked && used.asTyped === true };
}

/**
 * Marks the confirmed address as checked in the address book, and updates it to the form we ship
 * to.
 */
export function confirmInBook<K extends BookAddress & Address>(
  book: readonly K[],
  { typed, address, asTyped }: { typed: Address; address: Address; asTyped: boolean },
): K[] {
  const { address: street, address2 = null, city, state, zip, country } = address;
  const place = { address: street, address2, city, state, zip, country };
  return book.map((saved) =>
    isSamePlace(saved, typed) || isSamePlace(saved, address)
      ? { ...saved, ...place, checked: true, asTyped }
      : saved,
  );
}

export function isSamePlace(one: Address, other: Address): boolean {
  const fields = ['address', 'address2', 'city', 'state', 'zip', 'country'] as const;
  return fields.every((field) => (one[field] || null) === (other[field] || null));
}
