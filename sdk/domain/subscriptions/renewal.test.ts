import { expect, it } from 'vitest';
import { renewalNote, renewalText } from './renewal.ts';

it.each([
  ['/ month', '$29.00 every month'],
  ['per year', '$29.00 every year'],
  ['every 3 months', '$29.00 every 3 months'],
  ['Monthly', '$29.00 every month'],
  ['', '$29.00'],
  ['per machine', '$29.00 per machine'],
])('a subscription with the terms %j renews at %s', (terms, price) => {
  expect(renewalNote(2_900, terms)).toBe(
    `Renews automatically at ${price}, plus tax, until you cancel.`,
  );
});

it('names the period of a price', () => {
  expect(renewalText({ cents: 2_900, interval: 'month', intervalCount: 1 })).toBe(
    '$29.00 every month',
  );
  expect(renewalText({ cents: 100, interval: 'week', intervalCount: 2 })).toBe(
    '$1.00 every 2 weeks',
  );
});
