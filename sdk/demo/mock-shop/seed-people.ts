import { people, type DemoPerson } from '../people.ts';
import { RECOVERY_CODES, recoveryCode } from '../../domain/identity/recovery-codes.ts';
import { newPerson } from '../../mocks/identity/people.ts';
import type { Person, ShopState } from '../../mocks/state.ts';
import { newMember } from '../../mocks/community/admin-members.ts';
import { communityLinks } from './community-links.ts';
import { fixedId, groupsFor, daysBefore } from './fixed-id.ts';

/** Returns the demo's accounts, ready to sign in with the demo's passwords and authenticators. */
export function seedPeople(now: Date): Pick<ShopState, 'people'> {
  return { people: people.map((person) => personOf(person, now)) };
}

function personOf(person: DemoPerson, now: Date): Person {
  const { email, firstName, lastName, password, roles } = person;
  return newPerson(userIdOf(person), daysBefore(now, person.memberForDays), {
    email,
    firstName,
    lastName,
    password,
    extended: roles.includes('Extended'),
    warehouse: roles.includes('Warehouse'),
    authenticator: person.totpSecret,
    recoveryCodes: Array.from({ length: RECOVERY_CODES }, (_, at) =>
      recoveryCode(groupsFor(`code ${email} ${at}`)),
    ),
    customerId: customerIdOf(person),
    address: { ...person.address },
    community: communityOf(person),
  });
}

function communityOf({ email }: DemoPerson): Person['community'] {
  const link = communityLinks.find((one) => one.email === email);
  return link ? { discordId: link.discordId, username: link.username, avatar: null } : null;
}

export function userIdOf({ email }: Pick<DemoPerson, 'email'>): string {
  return fixedId(`person ${email}`);
}

/** Returns the payment provider's id of a customer. */
export function customerIdOf({ email }: Pick<DemoPerson, 'email'>): string {
  return `cus_${email.replaceAll(/[^a-z]/g, '')}`;
}

/** Returns the members linked to accounts. Their roles follow from their entitlements. */
export const seedMembers = (now: Date): Pick<ShopState, 'members'> => ({
  members: communityLinks.map(({ problem, daysAgo, ...link }) => {
    const linked = { ...link, userId: userIdOf(link), at: daysBefore(now, daysAgo) };
    const dateChecked = daysBefore(now, 0.2).toISOString();
    return { ...newMember(fixedId(`member ${link.email}`), linked), problem, dateChecked };
  }),
});
