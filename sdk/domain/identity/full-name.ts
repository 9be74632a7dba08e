/** Returns an account's full name, or an empty text without an account. */
export const fullName = ({
  firstName,
  lastName,
}: Record<'firstName' | 'lastName', string | null>) =>
  [firstName, lastName].filter(Boolean).join(' ');
