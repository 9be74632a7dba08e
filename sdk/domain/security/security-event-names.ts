import type { SecurityEventType } from './security-events.ts';

const types = {
  'sign_in.failed': 'Sign-in failed',
  'account.locked': 'Account locked',
  'role.refused': 'Access denied',
  'signature.refused': 'Bad signature',
  'site.refused': 'Cross-site request',
  'token.refused': 'Bad API token',
  'factor.added': 'New sign-in method',
  'token.made': 'API token created',
  'token.first_used': 'API token first used',
  'roles.changed': 'Staff roles changed',
} satisfies Record<SecurityEventType, string>;

const reasons = {
  UNKNOWN_PERSON: 'Account not found',
  WRONG_PASSWORD: 'Wrong password',
  WRONG_CODE: 'Wrong code',
  LOCKED: 'Too many attempts',
  ROLE_NEEDED: 'Role missing',
  SCOPE_NEEDED: 'Scope missing',
  PERSON_NEEDED: 'Person required',
  AUTHENTICATOR: 'Authenticator',
  PASSKEY: 'Passkey',
  EXTENDED: 'New administrator',
};

/** Event names by type, as the list shows them. */
export const securityEventNames: ReadonlyMap<string, string> = new Map(Object.entries(types));

const reasonNames: ReadonlyMap<string, string> = new Map(Object.entries(reasons));

/** Returns an event type's name. An unknown type is returned unchanged. */
export const nameOfEvent = (type: string): string => securityEventNames.get(type) ?? type;

/** Returns the reason in words, or an empty text if the type is clear enough. */
export const whyOfEvent = (reason: string | null): string => reasonNames.get(reason ?? '') ?? '';
