import { describe, expect, it } from 'vitest';
import { requireRegularFile, type EntryFacts } from './entry-kind.ts';
import { entryFacts } from './fixtures/entries.ts';
import { InvalidZip } from './invalid-zip.ts';

const DEFLATED = 8;

/** Returns the attributes of an entry with these Unix mode bits. */
const mode = (bits: number) => ({ externalFileAttributes: (bits << 16) >>> 0 });
const deflated = (uncompressedSize: number, compressedSize: number) => ({
  compressionMethod: DEFLATED,
  uncompressedSize,
  compressedSize,
});
const demand = (name: string, facts: Partial<EntryFacts>) => () =>
  requireRegularFile(name, entryFacts(facts));

const SPECIAL = 'is a link or other special file. Zip the file itself.';

describe('the kind of an entry', () => {
  it.each([
    ['a.html', 'from a system without file kinds', { externalFileAttributes: 0x20 }],
    ['a/', 'from a system without file kinds', { externalFileAttributes: 0x10 }],
    ['a.html', 'a regular file', mode(0o100_644)],
    ['a/', 'a folder', mode(0o040_755)],
  ])('%s can be %s', (name, _, facts) => {
    expect(demand(name, facts)).not.toThrow();
  });

  it.each([
    ['a.html', 'a link', mode(0o120_777)],
    ['a.html', 'a device', mode(0o060_644)],
    ['a.html', 'a folder', mode(0o040_755)],
    ['a/', 'a regular file', mode(0o100_644)],
    ['a/', 'a link', mode(0o120_777)],
  ])('%s is rejected as %s', (name, _, facts) => {
    expect(demand(name, facts)).toThrow(new InvalidZip(`“${name}” ${SPECIAL}`));
  });
});

it.each([0x1, 0x40, 0x2000, 0x2801])('rejects an encrypted entry with flags %i', (flags) => {
  expect(demand('a.html', { generalPurposeBitFlag: flags })).toThrow(
    new InvalidZip('“a.html” is encrypted. Zip it without a password.'),
  );
});

it('accepts flags for UTF-8 names, sizes after the content, and compression levels', () => {
  expect(demand('a.html', { generalPurposeBitFlag: 0x80e })).not.toThrow();
});

it.each([1, 7, 9, 12, 14, 93, 99])('rejects the unsupported compression method %i', (method) => {
  expect(demand('a.html', { compressionMethod: method })).toThrow(
    new InvalidZip("“a.html” uses a compression method the shop can't read. Use a standard zip."),
  );
});

describe('the size of an entry', () => {
  it('a folder is empty, however it is compressed', () => {
    expect(demand('a/', deflated(0, 2))).not.toThrow();
    expect(demand('a/', deflated(1, 3))).toThrow(
      new InvalidZip('“a/” is listed as a folder but has content.'),
    );
  });

  it('an uncompressed file has one size', () => {
    expect(demand('a.html', { compressedSize: 7, uncompressedSize: 7 })).not.toThrow();
    for (const uncompressedSize of [6, 8]) {
      expect(demand('a.html', { compressedSize: 7, uncompressedSize })).toThrow(
        new InvalidZip("“a.html” doesn't match the size listed in the zip. Zip it again."),
      );
    }
  });

  it('a compressed file can be larger than before', () => {
    expect(demand('a.html', deflated(1, 3))).not.toThrow();
  });

  it.each([199_999_999, 200_000_000])('a file can have %i bytes', (bytes) => {
    expect(demand('a.mp4', deflated(bytes, bytes))).not.toThrow();
    expect(demand('a.mp4', { compressedSize: bytes, uncompressedSize: bytes })).not.toThrow();
  });

  it('a file over 200 MB is rejected', () => {
    const bytes = 200_000_001;
    expect(demand('a.mp4', deflated(bytes, bytes))).toThrow(
      new InvalidZip('“a.mp4” is larger than 200 MB.'),
    );
  });

  it.each([
    ['up to 10 MB at any ratio', 10_000_000, 1],
    ['a hundred times its compressed size', 10_000_100, 100_001],
    ['nearly a hundred times its compressed size', 10_000_001, 100_001],
  ])('a file can unpack to %s', (_, bytes, packed) => {
    expect(demand('a.txt', deflated(bytes, packed))).not.toThrow();
  });

  it.each([
    [10_000_001, 100_000],
    [10_000_101, 100_001],
  ])('rejects a file of %i bytes compressed to %i', (bytes, packed) => {
    expect(demand('a.txt', deflated(bytes, packed))).toThrow(
      new InvalidZip('“a.txt” unpacks to more than 100 times its size.'),
    );
  });
});
