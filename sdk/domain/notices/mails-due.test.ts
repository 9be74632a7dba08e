import { expect, it } from 'vitest';
import { mailsDue, NEXT_AFTER_MS } from './mails-due.ts';

const left = (position: number, onHandAfter: number) => ({ position, onHandAfter });

it.each<[string, Parameters<typeof mailsDue>[0], number]>([
  ['nobody was told', { available: 3, notified: [], entries: [] }, 3],
  ['as many were told', { available: 3, notified: [7, 7, 7], entries: [] }, 0],
  ['two more have come', { available: 5, notified: [7, 7, 7], entries: [left(8, 5)] }, 2],
  ['one was notified earlier', { available: 2, notified: [9, 4], entries: [left(9, 2)] }, 0],
  [
    'one who was notified earlier has bought, and another was notified since',
    { available: 2, notified: [9, 4], entries: [left(5, 0), left(9, 2)] },
    1,
  ],
  [
    'the same is listed in the order of time',
    { available: 2, notified: [4, 9], entries: [left(5, 0), left(9, 2)] },
    1,
  ],
  [
    'somebody was notified only after a unit had left',
    { available: 3, notified: [4, 4, 9], entries: [left(9, 1), left(10, 3)] },
    1,
  ],
  [
    'one who was notified has bought',
    { available: 2, notified: [7, 7, 7], entries: [left(9, 2)] },
    0,
  ],
  [
    'a checkout held one and let it go',
    { available: 3, notified: [7, 7, 7], entries: [left(8, 3), left(9, 3)] },
    0,
  ],
  [
    'all were sold, and four came',
    { available: 4, notified: [7, 7, 7], entries: [left(8, 0), left(12, 4)] },
    4,
  ],
  [
    'some are held at the payment page',
    { available: 1, notified: [7, 7], entries: [left(8, 2)] },
    0,
  ],
])('if %s', (_, telling, due) => {
  expect(mailsDue(telling)).toBe(due);
});

it('a notified customer has two days before the next ones are notified', () => {
  expect(NEXT_AFTER_MS).toBe(172_800_000);
});
