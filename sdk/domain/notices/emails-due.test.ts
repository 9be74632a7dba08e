import { expect, it } from 'vitest';
import { emailsDue, NEXT_BATCH_DELAY_MS } from './emails-due.ts';

const left = (position: number, onHandAfter: number) => ({ position, onHandAfter });

it.each<[string, Parameters<typeof emailsDue>[0], number]>([
  ['none were notified', { available: 3, notified: [], entries: [] }, 3],
  ['as many were notified', { available: 3, notified: [7, 7, 7], entries: [] }, 0],
  ['two more arrived', { available: 5, notified: [7, 7, 7], entries: [left(8, 5)] }, 2],
  ['one was notified earlier', { available: 2, notified: [9, 4], entries: [left(9, 2)] }, 0],
  [
    'an earlier notified customer bought one, and another was notified since',
    { available: 2, notified: [9, 4], entries: [left(5, 0), left(9, 2)] },
    1,
  ],
  [
    'the same is listed in order of time',
    { available: 2, notified: [4, 9], entries: [left(5, 0), left(9, 2)] },
    1,
  ],
  [
    'a customer was notified only after a unit was sold',
    { available: 3, notified: [4, 4, 9], entries: [left(9, 1), left(10, 3)] },
    1,
  ],
  [
    'a notified customer bought one',
    { available: 2, notified: [7, 7, 7], entries: [left(9, 2)] },
    0,
  ],
  [
    'a checkout reserved one and released it',
    { available: 3, notified: [7, 7, 7], entries: [left(8, 3), left(9, 3)] },
    0,
  ],
  [
    'all were sold, and four arrived',
    { available: 4, notified: [7, 7, 7], entries: [left(8, 0), left(12, 4)] },
    4,
  ],
  [
    'some are reserved by the payment page',
    { available: 1, notified: [7, 7], entries: [left(8, 2)] },
    0,
  ],
])('if %s', (_, telling, due) => {
  expect(emailsDue(telling)).toBe(due);
});

it('a notified customer has two days before the next ones are notified', () => {
  expect(NEXT_BATCH_DELAY_MS).toBe(172_800_000);
});
