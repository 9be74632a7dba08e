import { expect, it } from 'vitest';
import { formatJobError, displayFacts } from './job-facts.ts';

it("shows ids, numbers and the shop's own codes, and only the name of other fields", () => {
  const payload = {
    orderId: '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072',
    eventId: 'evt_1QbX2yLkd',
    decision: 'RETURNED',
    count: 2,
    last: true,
    email: 'ada@example.com',
    code: 'q83-kd9',
    sealedCode: 'v1.Zm9v.YmFy',
    address: { street: '1 Mill Road' },
    name: 'Ada Park',
  };
  expect(displayFacts(payload)).toEqual([
    { name: 'orderId', value: payload.orderId },
    { name: 'eventId', value: payload.eventId },
    { name: 'decision', value: 'RETURNED' },
    { name: 'count', value: '2' },
    { name: 'last', value: 'true' },
    { name: 'email', value: null },
    { name: 'code', value: null },
    { name: 'sealedCode', value: null },
    { name: 'address', value: null },
    { name: 'name', value: null },
  ]);
});

it.each([null, undefined, 'RETURNED', 7])('a job about just %j has no facts', (payload) => {
  expect(displayFacts(payload)).toEqual([]);
});

it.each([
  '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072',
  're_1QbX2yLkd',
  'shipment_AZaz09_',
  `cs_${'x'.repeat(64)}`,
  '0',
  '12345678901234567890',
  'R',
  'RETURN_REQUESTED',
  `A${'B'.repeat(39)}`,
])('shows %s', (value) => {
  expect(displayFacts({ value })).toEqual([{ name: 'value', value }]);
});

it.each([
  '',
  'x019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072',
  '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072x',
  '019a3b5-1d2e-7f00-8a1b-2c3d4e5f6072',
  '019a3b5c-1d2-7f00-8a1b-2c3d4e5f6072',
  '019a3b5c-1d2e-7f00-2c3d4e5f6072',
  '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f607',
  '019a3b5g-1d2e-7f00-8a1b-2c3d4e5f6072',
  '019a3b5c-1d2g-7f00-8a1b-2c3d4e5f6072',
  '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f607g',
  'r_1QbX2yLkd',
  'shipments_1QbX2yLkd',
  're_',
  're_1QbX-2yLkd',
  'R_1QbX2yLkd',
  `cs_${'x'.repeat(65)}`,
  '123456789012345678901',
  '12 34',
  'Returned',
  'returned',
  '_RETURNED',
  'RETURNED!',
  ' RETURNED',
  `A${'B'.repeat(40)}`,
])('hides %j, which may be personal or secret', (value) => {
  expect(displayFacts({ value })).toEqual([{ name: 'value', value: null }]);
});

it('shows an error without email addresses, long tokens and further lines', () => {
  const token = 'k'.repeat(44);
  expect(formatJobError(`550 no mailbox <ada.park@example.com> (${token})\n  at secret.ts`)).toBe(
    '550 no mailbox <…> (…)',
  );
});

it('hides values made of several parts, even a list of one code', () => {
  expect(displayFacts({ states: ['RETURNED'], last: null })).toEqual([
    { name: 'states', value: null },
    { name: 'last', value: null },
  ]);
});

it.each([
  ['500 characters', 'x y '.repeat(125), 'x y '.repeat(125)],
  ['501 characters', `${'x y '.repeat(125)}z`, 'x y '.repeat(125)],
])('shows the first 500 characters of %s', (_, message, text) => {
  expect(formatJobError(message)).toBe(text);
});

it.each([
  ['a@b', '…'],
  ['to:a@b,c@d;e@f', 'to:…,…;…'],
  ['(a@b) <c@d> "e@f" \'g@h\'', '(…) <…> "…" \'…\''],
  ['a@b: refused', '…: refused'],
  ['at @ 9', 'at @ 9'],
])('leaves email addresses out of %j', (message, text) => {
  expect(formatJobError(message)).toBe(text);
});

it.each([
  ['k'.repeat(39), 'k'.repeat(39)],
  ['AZaz09+/=_-'.repeat(4), '…'],
  [`${'k'.repeat(40)} and ${'K'.repeat(41)}.`, '… and ….'],
  [`${'k'.repeat(39)} ${'k'.repeat(39)}`, `${'k'.repeat(39)} ${'k'.repeat(39)}`],
])('leaves long tokens out of %j', (message, text) => {
  expect(formatJobError(message)).toBe(text);
});

it('shows nothing for an empty error', () => {
  expect(formatJobError('')).toBe('');
});
