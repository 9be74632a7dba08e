import type { Person } from '../state.ts';

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
