import type { SecurityEventType } from './security-events.ts';

const types = {
  'sign_in.failed': 'Sign-in failed',
  'account.locked': 'Account locked',
  'role.refused': 'Access refused',
  'signature.refused': 'Bad signature',
  'site.refused': 'Call from another site',
  'token.refused': 'Bad API token',
  'factor.added': 'New sign-in method',
  'token.made': 'API token made',
  'token.first_used': 'API token first used',
} satisfies Record<SecurityEventType, string>;

const reasons = {
  UNKNOWN_PERSON: 'No such account',
  WRONG_PASSWORD: 'Wrong password',
  WRONG_CODE: 'Wrong code',
  LOCKED: 'Too many tries',
  ROLE_NEEDED: 'Role missing',
  SCOPE_NEEDED: 'Scope missing',
  PERSON_NEEDED: 'A person is needed',
  AUTHENTICATOR: 'Authenticator',
  PASSKEY: 'Passkey',
};

/** By what the list calls them. */
export const securityEventNames: ReadonlyMap<string, string> = new Map(Object.entries(types));

const reasonNames: ReadonlyMap<string, string> = new Map(Object.entries(reasons));

/** What a type is called; one that came later by its own name. */
export const nameOfEvent = (type: string): string => securityEventNames.get(type) ?? type;

/** Why, in words; empty where its type says all. */
export const whyOfEvent = (reason: string | null): string => reasonNames.get(reason ?? '') ?? '';
