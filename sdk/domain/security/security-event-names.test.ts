import { describe, expect, it } from 'vitest';
import { nameOfEvent, securityEventNames, whyOfEvent } from './security-event-names.ts';
import { securityEventTypes } from './security-events.ts';

describe('in the list', () => {
  it('each type has a name of its own', () => {
    expect([...securityEventNames.keys()]).toEqual([...securityEventTypes]);
    expect(nameOfEvent('sign_in.failed')).toBe('Sign-in failed');
    const names = securityEventTypes.map(nameOfEvent);
    expect(new Set(names).size).toBe(securityEventTypes.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z -]+$/);
  });

  it('a type that came later stands there by its own name', () => {
    expect(nameOfEvent('moon.landed')).toBe('moon.landed');
  });

  it.each([
    ['UNKNOWN_PERSON', 'Account not found'],
    ['WRONG_PASSWORD', 'Wrong password'],
    ['WRONG_CODE', 'Wrong code'],
    ['LOCKED', 'Too many attempts'],
    ['ROLE_NEEDED', 'Role missing'],
    ['SCOPE_NEEDED', 'Scope missing'],
    ['PERSON_NEEDED', 'Person required'],
    ['AUTHENTICATOR', 'Authenticator'],
    ['PASSKEY', 'Passkey'],
  ])('%s is told in words', (reason, text) => {
    expect(whyOfEvent(reason)).toBe(text);
  });

  it.each([null, '', 'NOT_MADE_BY_US'])(
    'nothing is added to a type that says all: %j',
    (reason) => {
      expect(whyOfEvent(reason)).toBe('');
    },
  );
});
