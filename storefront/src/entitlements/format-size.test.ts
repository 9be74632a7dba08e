import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_400, '1.4 KB'],
  [9_960, '10 KB'],
  [999_700, '1 MB'],
  [192_937_984, '193 MB'],
  [1_440_000_000, '1.4 GB'],
])('%d is formatted as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
