import { expect, it } from 'vitest';
import {
  eventOfRejection,
  failedAttempt,
  hourOf,
  isLockedOut,
  securityEventsRetainedSince,
  securityEventTypes,
} from './security-events.ts';

it.each([
  ['ROLE_NEEDED', 'role.refused'],
  ['SCOPE_NEEDED', 'role.refused'],
  ['PERSON_NEEDED', 'role.refused'],
  ['SIGNATURE_NOT_VALID', 'signature.refused'],
  ['NOT_MADE_BY_US', 'site.refused'],
  ['TOKEN_NOT_VALID', 'token.refused'],
  ['NOT_FOUND', null],
  ['OUT_OF_STOCK', null],
] as const)('records a rejection with %s as %s', (code, type) => {
  expect(eventOfRejection(code)).toBe(type);
});

it("gaining access isn't a denied attempt", () => {
  expect(securityEventTypes.filter((type) => !isLockedOut(type))).toEqual([
    'factor.added',
    'token.made',
    'token.first_used',
    'roles.changed',
  ]);
  expect(securityEventTypes.filter(isLockedOut)).toEqual([
    'sign_in.failed',
    'account.locked',
    'role.refused',
    'signature.refused',
    'site.refused',
    'token.refused',
  ]);
});

it('events are kept for ninety days', () => {
  const now = new Date('2026-11-23T12:34:56.789Z');
  expect(securityEventsRetainedSince(now)).toEqual(new Date('2026-08-25T12:34:56.789Z'));
});

it.each([
  ['2026-11-23T12:00:00.000Z', '2026-11-23T12:00:00.000Z'],
  ['2026-11-23T12:59:59.999Z', '2026-11-23T12:00:00.000Z'],
  ['2026-11-23T13:00:00.000Z', '2026-11-23T13:00:00.000Z'],
])('counts an event at %s in the hour of %s', (at, hour) => {
  expect(hourOf(new Date(at))).toEqual(new Date(hour));
});

it.each([
  ['ada', 1, [['sign_in.failed', 'WRONG_PASSWORD']]],
  ['ada', 0, [['sign_in.failed', 'WRONG_PASSWORD'], ['account.locked']]],
  [null, 0, [['sign_in.failed', 'UNKNOWN_PERSON']]],
] as const)('records a wrong password of %s with %i attempts left', (userId, left, noted) => {
  expect(failedAttempt('WRONG_PASSWORD', { userId, left })).toEqual(
    noted.map(([type, reason]) => ({ type, ...(reason && { reason }), userId })),
  );
});
