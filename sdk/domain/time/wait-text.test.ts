import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  [-5, '1 second'],
  [0, '1 second'],
  [0.2, '1 second'],
  [1, '1 second'],
  [41.2, '42 seconds'],
  [2, '2 seconds'],
  [59, '59 seconds'],
  [59.1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [900, '15 minutes'],
])('a wait of %d seconds is shown as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
