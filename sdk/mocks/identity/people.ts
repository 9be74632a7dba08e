import { requireGoodPassword as demand } from '../../contract/require-good-password.ts';
import { type NewPassword, isSamePassword } from '../../domain/identity/password-flaw.ts';
import type { Person, ShopState } from '../state.ts';
import { fullName } from '../../domain/identity/full-name.ts';

/** Somebody who has no more than an account. */
export const newPerson = (
  userId: string,
  now: Date,
  given: Pick<Person, 'email' | 'firstName' | 'lastName' | 'password' | 'authenticator'> &
    Partial<Person>,
): Person => ({
  userId,
  extended: false,
  warehouse: false,
  authenticatorStep: null,
  recoveryCodes: [],
  passkeys: [],
  customerId: null,
  address: null,
  community: null,
  dateCreated: now.toISOString(),
  ...given,
});

/** Null where they have no account any more. */
export function fullNameOf(
  { people }: Pick<ShopState, 'people'>,
  userId: string | null | undefined,
) {
  const person = people.find((one) => one.userId === userId);
  return person ? fullName(person) : null;
}

/** Of a record of somebody's: whose it is, by the address and the name they have now. */
export function ownerOf(state: ShopState, { userId, email }: Record<'userId' | 'email', string>) {
  const owner = state.people.find((person) => person.userId === userId);
  return { email: owner?.email ?? email, customerName: fullNameOf(state, userId) ?? '' };
}

/** What opens an account. */
export const factorsOf = ({ authenticator, password, passkeys }: Person) => ({
  mfaEnrolled: authenticator !== null,
  hasPassword: password !== null,
  hasPasskeys: passkeys.length > 0,
});

/** Whoever has that password; null: they do not, or there is nobody. */
export const withPassword = (person: Person | undefined, password: string): Person | null =>
  person?.password && isSamePassword(person.password, password) ? person : null;

/** Of the shop's long list, the ones that people try first. */
const COMMON = new Set(
  (
    '12345678 123456789 1234567890 11111111 password password1 qwertyui qwerty123 iloveyou ' +
    'sunshine princess football baseball superman trustno1 letmein1'
  ).split(' '),
);

/** @throws Failure 400 that names the field where it is not good, from what is known `about` its owner */
export const requireGoodPassword = (given: NewPassword, about: readonly string[]): void =>
  demand(given, { about, isCommon: COMMON.has(given.password.trim().toLowerCase()) });
