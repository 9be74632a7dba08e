import type { User } from '../session/session.ts';
import { mockShop } from './api.ts';

/** Somebody of the played shop, as they are now. */
export function personOf(email: string) {
  const person = mockShop.read().people.find((one) => one.email === email);
  if (person === undefined) throw new Error(`Nobody has the address ${email}.`);
  return person;
}

/** The same person, signed in, as the pages know them. */
export function userOf(email: string): User {
  const { firstName, lastName, extended, warehouse, authenticator, passkeys } = personOf(email);
  return {
    FirstName: firstName,
    LastName: lastName,
    Email: email,
    Extended: extended,
    Warehouse: warehouse,
    MFA: true,
    MFAToken: authenticator !== null,
    Passkeys: passkeys.length > 0,
  };
}

/** Puts that many units of an item into somebody's cart. */
export function fillCart(email: string, catalogId: string, catalogItemId: string, quantity = 1) {
  const { userId } = personOf(email);
  mockShop.change(({ carts }) => {
    carts[userId] = [...(carts[userId] ?? []), { catalogId, catalogItemId, quantity }];
  });
}
