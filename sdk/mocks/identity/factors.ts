import { isSamePassword } from '../../domain/identity/password-flaw.ts';
import type { Person } from '../state.ts';

/** What opens an account. */
export const factorsOf = ({ authenticator, password, passkeys }: Person) => ({
  mfaEnrolled: authenticator !== null,
  hasPassword: password !== null,
  hasPasskeys: passkeys.length > 0,
});

/** Whoever has that password; null: they do not, or there is nobody. */
export const withPassword = (person: Person | undefined, password: string): Person | null =>
  person?.password && isSamePassword(person.password, password) ? person : null;
