import { expect, it } from 'vitest';
import { startOfNumber } from './start-of-number.ts';

it.each([
  ['INV', 'inv'],
  ['cn', 'cn'],
  ['Inv-', 'inv-'],
  ['INV-0', 'inv-0'],
  ['inv-000123', 'inv-000123'],
  ['  CN-12  ', 'cn-12'],
])('“%s” is what numbers begin with: %s', (text, start) => {
  expect(startOfNumber(text)).toBe(start);
});

it.each([
  '',
  'in',
  'invoice',
  'inv12',
  '000123',
  'inv-12a',
  'inv-a',
  'my inv',
  'inv-1 2',
  'inv--1',
])('“%s” is not how a number begins', (text) => {
  expect(startOfNumber(text)).toBeNull();
});
