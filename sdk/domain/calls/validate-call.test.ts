import { expect, it } from 'vitest';
import { scopeNeeded, tooManyCalls } from './validate-call.ts';

it.each([
  [['orders:read'], 'This call requires a token with the scope orders:read.'],
  [
    ['orders:read', 'labels:buy'],
    'This call requires a token with the scope orders:read and labels:buy.',
  ],
  [[], "Tokens with scopes can't make this call."],
])('says that a token lacks the scopes %j', (scopes, reason) => {
  expect(scopeNeeded(scopes)).toEqual({ code: 'SCOPE_NEEDED', reason });
});

it('says how long to wait after too many calls', () => {
  expect(tooManyCalls(40)).toBe('Too many requests. Wait 40 seconds and try again.');
  expect(tooManyCalls(61)).toBe('Too many requests. Wait 2 minutes and try again.');
});
