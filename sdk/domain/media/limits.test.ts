import { describe, expect, it } from 'vitest';
import { DOWNLOAD_BYTES, inMegabytes, PICTURE_BYTES, RELEASE_BYTES } from './invalid-file.ts';
import {
  holdsTooManyFiles,
  isTooLargeInZip,
  maxUnpacked,
  unpacksTooLarge,
  zipLimits,
} from './zip-limits.ts';

it.each([
  [PICTURE_BYTES, 10_485_760, '10 MB'],
  [DOWNLOAD_BYTES, 524_288_000, '500 MB'],
  [RELEASE_BYTES, 262_144_000, '250 MB'],
  [1_572_864, 1_572_864, '1.5 MB'],
])('%i bytes are shown as the limit says', (limit, bytes, called) => {
  expect(limit).toBe(bytes);
  expect(inMegabytes(limit)).toBe(called);
});

describe('the contents of a zip', () => {
  it('have a total limit, which the message names', () => {
    expect(zipLimits).toMatchObject({ bytes: 1e9, files: 5000 });
    expect(maxUnpacked).toBe('1 GB and 5,000 files unpacked');
    expect(unpacksTooLarge).toBe('The zip is larger than 1 GB when unpacked.');
    expect(holdsTooManyFiles).toBe('The zip has more than 5,000 files.');
  });

  it('have a limit per file, which the message names', () => {
    expect(zipLimits).toMatchObject({ bytesOfOne: 2e8, suspicious: 1e7, ratio: 100 });
    expect(isTooLargeInZip).toBe('is larger than 200 MB.');
  });
});
