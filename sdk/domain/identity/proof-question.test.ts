import { expect, it } from 'vitest';
import { sixDigitsOf } from './proof-question.ts';

it.each(['012345', ' 012 345 ', '0 1\t2\n3 4 5'])('%j is a complete code', (typed) => {
  expect(sixDigitsOf(typed)).toBe('012345');
});

it.each(['', '01234', '0123456', 'x012345', '012345x', '01234x', '012-345'])(
  "%j isn't a complete code",
  (typed) => {
    expect(sixDigitsOf(typed)).toBeNull();
  },
);
