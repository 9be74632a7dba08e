import { expect, it } from 'vitest';
import { tooManyFit, useCursor } from './list-limits.ts';

it('what fits too many is to be typed further', () => {
  expect(tooManyFit('a')).toBe(
    '“a” fits too many. Type more of it: the whole name, the e-mail address or the number.',
  );
});

it('a page too deep is refused with the ways around it', () => {
  expect(useCursor(10_000)).toEqual({
    code: 'USE_CURSOR',
    reason:
      'Pages begin at place 10,000 at most. Go on with after and the X-Next-Cursor of the page before, narrow the filter, sort the other way round, or ask for text/csv.',
  });
});
