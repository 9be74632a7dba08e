import { expect, it } from 'vitest';
import { spindles } from './fixtures/lines.ts';
import type { Packing } from './packing.ts';
import { presentPackingOutcome, unitPacked } from './replies.ts';

const packing: Packing = {
  orderId: '0a1b2c3d-1111-4222-8333-444455556666',
  customerId: null,
  dateCreated: '2026-11-20T10:00:00.000Z',
  state: 'begun',
  required: true,
  lines: [{ ...spindles, packed: 1 }],
};

it('counts a packed unit within its line', () => {
  expect(unitPacked({ ...spindles, packed: 1 })).toBe('1 of 2: ER20 spindle');
});

it('the reply for a packed unit includes the packing', () => {
  expect(presentPackingOutcome({ done: true, reason: 'One more.', packing })).toEqual({
    Status: 'SUCCESS',
    Reason: 'One more.',
    packing,
  });
});

it.each([
  ['as it is', packing],
  ['as null without one', null],
])('the reply for a rejected unit includes the packing %s', (_, left) => {
  const rejection = { code: 'WRONG_ITEM', reason: 'Set it aside.' } as const;
  expect(presentPackingOutcome({ done: false, rejection, packing: left })).toEqual({
    Status: 'ERROR',
    code: 'WRONG_ITEM',
    Reason: 'Set it aside.',
    packing: left,
  });
});
