import { rolesOf, scopesHeldBy } from '@spindle/sdk/domain/identity/staff-roles';
import type { User } from '../session/session.ts';
import { mockShop } from './api.ts';

/** Returns a user of the mock shop with their current data. */
export function personOf(email: string) {
  const person = mockShop.read().people.find((one) => one.email === email);
  if (person === undefined) throw new Error(`No account has the address ${email}.`);
  return person;
}

/** Returns the same user as a signed-in page knows them. */
export function userOf(email: string): User {
  const person = personOf(email);
  const { firstName, lastName, extended, warehouse, authenticator, passkeys } = person;
  return {
    FirstName: firstName,
    LastName: lastName,
    Email: email,
    Extended: extended,
    Warehouse: warehouse,
    Roles: rolesOf(person),
    Scopes: scopesHeldBy(person),
    MFA: true,
    MFAToken: authenticator !== null,
    Passkeys: passkeys.length > 0,
  };
}

/** Adds that many units of an item to a user's cart. */
export function fillCart(email: string, catalogId: string, catalogItemId: string, quantity = 1) {
  const { userId } = personOf(email);
  mockShop.change(({ carts }) => {
    carts[userId] = [...(carts[userId] ?? []), { catalogId, catalogItemId, quantity }];
  });
}
