import { expect, it } from 'vitest';
import { tooManyFit, useCursor } from './list-limits.ts';

it('what fits too many is to be typed further', () => {
  expect(tooManyFit('a')).toBe(
    '“a” matches too many results. Type the full name, email address or number.',
  );
});

it('a page too deep is refused with the ways around it', () => {
  expect(useCursor(10_000)).toEqual({
    code: 'USE_CURSOR',
    reason:
      "Pages can start at row 10,000 at most. Use after with the previous page's X-Next-Cursor, narrow the filter, reverse the sort, or request text/csv.",
  });
});
