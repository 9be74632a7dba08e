import { refusal } from '../refusal.ts';

/** What is said of changes staff make to an account. */

export const ownRole = refusal('OWN_ACCOUNT', 'You cannot take the Extended role from yourself.');
export const rolesSoAlready = 'The roles were so already.';
export const rolesChanged = 'The roles were changed.';
export const noRoleNamed = 'Say which role to give or take.';
export const ownAuthenticator = refusal(
  'OWN_ACCOUNT',
  'This is your own account. Change your authenticator on the account screen.',
);
export const authenticatorReset =
  'The authenticator was reset. The owner was told by mail to set a new password and to enrol anew.';
