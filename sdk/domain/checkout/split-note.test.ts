import { expect, it } from 'vitest';
import { splitNote } from './split-note.ts';

it.each([
  [{ orders: 0, shipments: 0 }, null],
  [{ orders: 1, shipments: 1 }, null],
  [{ orders: 1, shipments: 0 }, null],
  [{ orders: 2, shipments: 2 }, 'Ships as 2 orders: each with its own tracking number.'],
  [{ orders: 3, shipments: 2 }, 'Ships as 3 orders: 2 to ship and 1 digital.'],
])('for a cart of %j, returns %j', (counts, note) => {
  expect(splitNote(counts)).toBe(note);
});
