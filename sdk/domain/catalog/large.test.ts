import { expect, it } from 'vitest';
import { LARGE_CATALOG, largeIf } from './large.ts';

it.each([
  [0, {}],
  [LARGE_CATALOG - 1, {}],
  [LARGE_CATALOG, {}],
  [LARGE_CATALOG + 1, { large: true }],
])(
  'a catalog of %d items is loaded in one call unless it has more than two hundred',
  (items, large) => {
    expect(largeIf(items)).toEqual(large);
    expect(LARGE_CATALOG).toBe(200);
  },
);
