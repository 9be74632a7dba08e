import { requireGoodPassword as demand } from '../../contract/require-good-password.ts';
import { type NewPassword, isSamePassword } from '../../domain/identity/password-flaw.ts';
import type { Person, ShopState } from '../state.ts';
import { fullName } from '../../domain/identity/full-name.ts';

/** Creates a person who has only an account. */
export const newPerson = (
  userId: string,
  now: Date,
  input: Pick<Person, 'email' | 'firstName' | 'lastName' | 'password' | 'authenticator'> &
    Partial<Person>,
): Person => ({
  userId,
  extended: false,
  warehouse: false,
  roles: [],
  authenticatorStep: null,
  recoveryCodes: [],
  passkeys: [],
  customerId: null,
  address: null,
  community: null,
  dateCreated: now.toISOString(),
  ...input,
});

/** Returns null if the account is deleted. */
export function fullNameOf(
  { people }: Pick<ShopState, 'people'>,
  userId: string | null | undefined,
) {
  const person = people.find((one) => one.userId === userId);
  return person ? fullName(person) : null;
}

/** Returns the current address and name of a record's owner. */
export function ownerOf(state: ShopState, { userId, email }: Record<'userId' | 'email', string>) {
  const owner = state.people.find((person) => person.userId === userId);
  return { email: owner?.email ?? email, customerName: fullNameOf(state, userId) ?? '' };
}

/** Returns the credentials of an account. */
export const factorsOf = ({ authenticator, password, passkeys }: Person) => ({
  mfaEnrolled: authenticator !== null,
  hasPassword: password !== null,
  hasPasskeys: passkeys.length > 0,
});

/** Returns the person if the password is theirs, else null. */
export const withPassword = (person: Person | undefined, password: string): Person | null =>
  person?.password && isSamePassword(person.password, password) ? person : null;

/** The most common passwords from the real shop's long list. */
const COMMON = new Set(
  (
    '12345678 123456789 1234567890 11111111 password password1 qwertyui qwerty123 iloveyou ' +
    'sunshine princess football baseball superman trustno1 letmein1'
  ).split(' '),
);

/**
 * Checks a new password against what is known `about` its owner.
 * @throws Failure 400 with the invalid field
 */
export const requireGoodPassword = (input: NewPassword, about: readonly string[]): void =>
  demand(input, { about, isCommon: COMMON.has(input.password.trim().toLowerCase()) });
