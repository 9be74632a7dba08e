import { expect, it } from 'vitest';
import { shownError, shownFacts } from './shown-facts.ts';

it('ids, numbers and the shop’s own words are shown, of all else only the name', () => {
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
  expect(shownFacts(payload)).toEqual([
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
  expect(shownFacts(null)).toEqual([]);
});

it('an error is shown without addresses, long tokens and what follows its first line', () => {
  const token = 'k'.repeat(44);
  expect(shownError(`550 no mailbox <ada.park@example.com> (${token})\n  at secret.ts`)).toBe(
    '550 no mailbox <…> (…)',
  );
  expect(shownError('x y '.repeat(400))).toHaveLength(500);
});
