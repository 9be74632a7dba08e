import { getOr404 } from '../core/find.ts';
import { requireLatin } from '../../contract/require-latin.ts';
import {
  addressDeleted,
  MAX_ADDRESSES,
  noSuchAddress,
  presentBookFull,
  presentSavedAddress,
  validateNewAddress,
} from '../../domain/account/address-book.ts';
import { confirmationOf, isSamePlace } from '../../domain/checkout/address-on-record.ts';
import { streetAddressOf } from '../../domain/checkout/street-address.ts';
import { presentDone } from '../../domain/rejection.ts';
import { businessOf } from '../config/business.ts';
import type { MockHandlers } from '../core/call.ts';
import type { Person } from '../state.ts';

export const addressBook = {
  listAddresses({ user }) {
    const book = bookOf(user);
    const isDefault = (address: { default: boolean }) => address.default;
    const sorted = [...book.filter(isDefault), ...book.filter((one) => !isDefault(one))];
    return {
      addresses: sorted.map((one) => ({
        id: one.id,
        default: one.default,
        ...streetAddressOf(one),
      })),
    };
  },

  addAddress({ state, user, body, newId }) {
    requireLatin(body);
    const rejection = validateNewAddress(body.country, businessOf(state).shipTo);
    if (rejection) return rejection;
    const book = bookOf(user);
    if (book.length >= MAX_ADDRESSES) return presentBookFull();
    const id = newId();
    const isDefault = book.length === 0 || body.default === true;
    book.push({
      id,
      default: false,
      ...streetAddressOf(body),
      ...confirmationOf(body, user.address),
    });
    if (isDefault) makeDefault(user, id);
    return presentSavedAddress(id);
  },

  changeAddress({ state, user, params: { id }, body }) {
    const saved = getOr404(bookOf(user), (one) => one.id === id, noSuchAddress);
    requireLatin(body);
    const rejection = validateNewAddress(body.country, businessOf(state).shipTo);
    if (rejection) return rejection;
    const { checked = false, asTyped = false } = isSamePlace(saved, body)
      ? saved
      : confirmationOf(body, user.address);
    const changed = { id, default: saved.default, ...streetAddressOf(body), checked, asTyped };
    user.addressBook = bookOf(user).map((one) => (one === saved ? changed : one));
    if (body.default === true && !saved.default) makeDefault(user, id);
    return presentSavedAddress(id);
  },

  deleteAddress({ user, params: { id } }) {
    const book = bookOf(user);
    const gone = getOr404(book, (one) => one.id === id, noSuchAddress);
    user.addressBook = book.filter((one) => one !== gone);
    const [oldest] = user.addressBook;
    if (gone.default && oldest) oldest.default = true;
    return presentDone(addressDeleted);
  },
} satisfies Partial<MockHandlers>;

const bookOf = (person: Person) => (person.addressBook ??= []);

function makeDefault(person: Person, id: string): void {
  for (const one of bookOf(person)) one.default = one.id === id;
  if (person.address) person.address.chosen = false;
}
