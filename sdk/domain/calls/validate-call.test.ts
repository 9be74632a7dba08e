import { expect, it } from 'vitest';
import { scopeNeeded, tooManyCalls } from './validate-call.ts';

it.each([
  [['orders:read'], 'This needs a token with the scope orders:read.'],
  [['orders:read', 'labels:buy'], 'This needs a token with the scope orders:read and labels:buy.'],
  [[], 'Tokens made with scopes cannot make this call.'],
])('a token without the scopes %j is told so', (scopes, reason) => {
  expect(scopeNeeded(scopes)).toEqual({ code: 'SCOPE_NEEDED', reason });
});

it('who calls too often hears how long to wait', () => {
  expect(tooManyCalls(40)).toBe(
    'That is more than one person does. Please wait 40 seconds and try again.',
  );
  expect(tooManyCalls(61)).toBe(
    'That is more than one person does. Please wait 2 minutes and try again.',
  );
});
