import { toPostal } from '@spindle/sdk/domain/checkout/address-check';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ShippingAddress } from '../../src/account/addresses/shipping-address.entity.ts';
import type { Config } from '../../src/config.ts';
import { newId } from '../../src/database/base.ts';
import { demoCustomerId } from '../../src/identity/demo-accounts/find-demo-accounts.ts';
import { hashPassword } from '../../src/identity/password.ts';
import { seal } from '../../src/identity/secret-box.ts';
import { User } from '../../src/identity/user.entity.ts';
import { people, type DemoPerson } from '@spindle/sdk/demo/people';

const dayMs = 86_400_000;

/** Writes the demo's accounts, ready to sign in with. Returns their ids by email. */
export async function seedPeople(
  em: EntityManager,
  { secretsKeys }: Config,
  now: Date,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const ids = new Map<string, string>();
  for (const person of people) {
    const hash = hashes.get(person.password) ?? (await hashPassword(person.password));
    hashes.set(person.password, hash);
    const id = newId();
    ids.set(person.email, id);
    em.create(User, {
      id,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      passwordHash: hash,
      extended: person.roles.includes('Extended'),
      warehouse: person.roles.includes('Warehouse'),
      totpSecret: seal(secretsKeys, person.totpSecret, id),
      providerCustomerId: demoCustomerId(person.email),
      demo: true,
      createdAt: new Date(now.getTime() - person.memberForDays * dayMs),
    });
    em.create(ShippingAddress, { userId: id, ...person.address, updatedAt: now });
  }
  return ids;
}

/** Returns the accounts as the provider stores them. */
export function providerCustomers(): object[] {
  return people.map((person) => ({
    id: demoCustomerId(person.email),
    object: 'customer',
    email: person.email,
    name: `${person.firstName} ${person.lastName}`,
    phone: person.phone,
    address: postal(person),
    shipping: {
      name: `${person.firstName} ${person.lastName}`,
      address: postal(person),
      phone: person.phone,
    },
  }));
}

export const postal = ({ address }: DemoPerson) => toPostal(address);
