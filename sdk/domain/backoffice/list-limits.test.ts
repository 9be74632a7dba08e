import { expect, it } from 'vitest';
import { tooManyMatches, useCursor } from './list-limits.ts';

it('asks for a longer text if too many records match', () => {
  expect(tooManyMatches('a')).toBe(
    '“a” matches too many results. Type the full name, email address or number.',
  );
});

it('rejects a page that is too deep and explains the alternatives', () => {
  expect(useCursor(10_000)).toEqual({
    code: 'USE_CURSOR',
    reason:
      "Pages can't start after row 10,000. Send the previous page's X-Next-Cursor as the after parameter, narrow the filter, reverse the sort, or request text/csv.",
  });
});
