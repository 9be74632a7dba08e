/** Of an account; empty where there is none. */
export const fullName = ({
  firstName,
  lastName,
}: Record<'firstName' | 'lastName', string | null>) =>
  [firstName, lastName].filter(Boolean).join(' ');
