import { describe, expect, it } from 'vitest';
import { nameOfEvent, securityEventNames, whyOfEvent } from './security-event-names.ts';
import { securityEventTypes } from './security-events.ts';

describe('the list of security events', () => {
  it('has a name for each type', () => {
    expect([...securityEventNames.keys()]).toEqual([...securityEventTypes]);
    expect(nameOfEvent('sign_in.failed')).toBe('Sign-in failed');
    const names = securityEventTypes.map(nameOfEvent);
    expect(new Set(names).size).toBe(securityEventTypes.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z -]+$/);
  });

  it('shows a type added later by its own name', () => {
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
    ['EXTENDED', 'New administrator'],
  ])('explains %s in words', (reason, text) => {
    expect(whyOfEvent(reason)).toBe(text);
  });

  it.each([null, '', 'NOT_MADE_BY_US'])(
    'adds nothing to a type that says everything: %j',
    (reason) => {
      expect(whyOfEvent(reason)).toBe('');
    },
  );
});
