import { ShopError } from '@spindle/sdk/errors';
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test.each([
  ['1', '1 second'],
  ['59', '59 seconds'],
  ['60', '1 minute'],
  ['61', '2 minutes'],
  ['90', '2 minutes'],
  ['900', '15 minutes'],
])('who has to wait %s seconds is told %s', (seconds, words) => {
  const headers = new Headers({ 'Retry-After': seconds });
  const error = new ShopError(429, 'Too many tries.', { headers });
  expect(failureText(error)).toBe(`Too many tries. Please wait ${words} and try again.`);
});

test('where it is not said for how long, and of anything else, the shop’s reason is told', () => {
  expect(failureText(new ShopError(429, 'Later, please.'))).toBe('Later, please.');
  expect(failureText(new ShopError(503, 'The mail room is closed.'))).toBe(
    'The mail room is closed.',
  );
});
