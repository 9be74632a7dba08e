import { expect, it } from 'vitest';
import { DOWNLOAD_BYTES, inMegabytes, PICTURE_BYTES, RELEASE_BYTES } from './file-limits.ts';
import { isTooLargeInZip, mostUnpacked, unpacksTooLarge, zipLimits } from './zip-limits.ts';

it('files are as large as they are said to be', () => {
  expect([PICTURE_BYTES, DOWNLOAD_BYTES, RELEASE_BYTES].map(inMegabytes)).toEqual([
    '10 MB',
    '500 MB',
    '250 MB',
  ]);
  expect(PICTURE_BYTES).toBe(10 * 1024 * 1024);
});

it('so is what is in a zip', () => {
  expect(mostUnpacked).toBe('1 GB and 5,000 files unpacked');
  expect(unpacksTooLarge).toMatch(/ 1 GB\.$/);
  expect(isTooLargeInZip).toBe('is larger than 200 MB.');
  expect(zipLimits).toMatchObject({ bytes: 1e9, bytesOfOne: 2e8, suspicious: 1e7 });
});
