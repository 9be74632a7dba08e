import { z } from 'zod';
import names from './names.json' with { type: 'json' };
import { seededRandom } from './seeded-random.ts';

export interface DemoAddress {
  address: string;
  city: string;
  state: string;
  zip: string;
  country: 'US';
}

export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Public in the demo shop, and worthless anywhere else. */
  password: string;
  /** Base32, 160 bits. */
  totpSecret: string;
  roles: readonly ('Extended' | 'Warehouse')[];
  address: DemoAddress;
  /** Age of the account in days when the demo starts. */
  memberForDays: number;
}

export const CUSTOMER_PASSWORD = 'true-to-a-hundredth';
const STAFF_PASSWORD = 'measure-twice-cut-once';
const CUSTOMERS = 64;

const someNames = z.tuple([z.string()], z.string());
const city = z.strictObject({
  city: z.string(),
  state: z.string().length(2),
  zip: z.string().length(5),
  /** Area code of the phone number. */
  area: z.string().length(3),
});
const { firstNames, lastNames, streets, cities } = z
  .strictObject({
    firstNames: someNames,
    lastNames: someNames,
    streets: someNames,
    cities: z.tuple([city], city),
  })
  .parse(names);

function base32(random: () => number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  return Array.from({ length: 32 }, () => alphabet.charAt(Math.floor(random() * 32))).join('');
}

function makePerson(index: number, roles: DemoPerson['roles'] = []): DemoPerson {
  const random = seededRandom(4096 + index);
  const pick = <T>(list: readonly [T, ...T[]]): T =>
    list[Math.floor(random() * list.length)] ?? list[0];
  const firstName = firstNames[index % firstNames.length] ?? firstNames[0];
  const lastName =
    lastNames[(index * 7 + Math.floor(index / 8)) % lastNames.length] ?? lastNames[0];
  const { area, ...place } = cities[index % cities.length] ?? cities[0];
  const unit = random() < 0.18 ? ` Apt ${1 + Math.floor(random() * 24)}` : '';
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    phone: `+1${area}555${String(100 + Math.floor(random() * 100)).padStart(4, '0')}`,
    password: roles.length > 0 ? STAFF_PASSWORD : CUSTOMER_PASSWORD,
    totpSecret: base32(random),
    roles,
    address: {
      address: `${100 + Math.floor(random() * 4800)} ${pick(streets)}${unit}`,
      ...place,
      country: 'US',
    },
    memberForDays: 95 + Math.floor(random() * 600),
  };
}

/**
 * The account to try first: has an address but no orders, cart or subscription, so that a first
 * purchase can be demonstrated from the beginning.
 */
export const firstCustomer: DemoPerson = {
  ...makePerson(0),
  address: {
    address: '417 Montgomery St Fl 5',
    city: 'San Francisco',
    state: 'CA',
    zip: '94104',
    country: 'US',
  },
};

export const customers: readonly DemoPerson[] = [
  firstCustomer,
  ...Array.from({ length: CUSTOMERS - 1 }, (_, i) => makePerson(i + 1)),
];

export const administrator: DemoPerson = {
  ...makePerson(70, ['Extended']),
  firstName: 'Ines',
  lastName: 'Aldana',
  email: 'admin@example.com',
};

export const picker: DemoPerson = {
  ...makePerson(71, ['Warehouse']),
  firstName: 'Pavel',
  lastName: 'Ricci',
  email: 'picker@example.com',
};

/** All accounts: customers first, starting with the one to try first. */
export const people: readonly DemoPerson[] = [...customers, administrator, picker];

export function personCalled(email: string): DemoPerson {
  const person = people.find((one) => one.email === email);
  if (!person) throw new Error(`no person in the demo has the email address ${email}`);
  return person;
}

export const nameOf = ({ firstName, lastName }: Pick<DemoPerson, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
