import { expect, it } from 'vitest';
import { formatBytes } from './format.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1 MB'],
  [18_874_368, '18 MB'],
  [192_937_984, '184 MB'],
  [262_144_000, '250 MB'],
  [1_073_741_824, '1 GB'],
  [5_000_000_000_000, '4,657 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
