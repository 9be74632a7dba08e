import { describe, expect, it } from 'vitest';
import { listed, listing } from './fixtures/listing.ts';
import { readDirectory } from './zip-directory.ts';
import { InvalidZip } from './invalid-zip.ts';

const UNREADABLE =
  "This isn't a zip file, or the upload was cut off. Zip your files again, then try again.";
const TOO_MANY = 'The zip has more than 5,000 files.';

const page = listed({ name: 'index.html' });
const style = listed({ name: 'a/b.css' });
/** Claims to extend past the end of the directory, into the comment. */
const overlong = listed({ name: 'index.html', extra: 22 }).slice(0, 56);
const namesIn = (bytes: Uint8Array) => readDirectory(bytes).map(({ name }) => name);

describe('the directory of a zip', () => {
  it('describes each entry by name and facts', () => {
    const entries = [
      listed({ name: 'straße/', flags: 0x0800, attributes: 0x41ed_0010, extra: 7, comment: 3 }),
      listed({ name: 'b.css', flags: 0x0009, attributes: 0x81a4_0000 }),
    ];
    const packed = { compressionMethod: 8, compressedSize: 5, uncompressedSize: 9 };
    expect(readDirectory(listing(entries, { before: 100 }))).toEqual([
      {
        name: 'straße/',
        entry: { ...packed, generalPurposeBitFlag: 0x0800, externalFileAttributes: 0x41ed_0010 },
      },
      {
        name: 'b.css',
        entry: { ...packed, generalPurposeBitFlag: 0x0009, externalFileAttributes: 0x81a4_0000 },
      },
    ]);
  });

  it('can be that of an empty zip', () => {
    expect(namesIn(listing([]))).toEqual([]);
  });

  it('can contain an entry without a name', () => {
    expect(namesIn(listing([page, listed({ name: '' })]))).toEqual(['index.html', '']);
  });

  it('is also read from a view into memory', () => {
    const bytes = listing([page, style]);
    const memory = new Uint8Array(bytes.length + 200);
    memory.set(bytes, 50);
    expect(namesIn(memory.subarray(50, 50 + bytes.length))).toEqual(['index.html', 'a/b.css']);
  });
});

describe('the end record is found', () => {
  it.each([
    ['made by a program', 'made by a program'],
    ['that looks like another end record', `PK\u0005\u0006${'-'.repeat(30)}`],
    ['of the maximum length', 'x'.repeat(65_535)],
  ])('before a comment %s', (_, comment) => {
    expect(namesIn(listing([page, style], { comment }))).toEqual(['index.html', 'a/b.css']);
  });
});

describe('an unreadable zip', () => {
  it.each([
    ['without bytes', new Uint8Array()],
    ['shorter than an end record', listing([]).slice(0, -1)],
    ['without an end record', listing([page]).slice(0, -22)],
    ['cut off in its comment', listing([page], { comment: 'made here' }).slice(0, -1)],
    ['with data after its end', new Uint8Array([...listing([page]), 0])],
    ['with a directory that continues after its end', listing([page, style], { count: 1 })],
    ['with a directory shorter than declared', listing([page], { count: 2 })],
    ['with a directory that starts elsewhere', listing([page], { at: 1 })],
    ['with a directory that starts beyond it', listing([page], { at: 0xffff_fff0 })],
    ['with a directory that starts in its last bytes', listing([page], { at: 75 })],
    [
      'with a directory that continues in its comment',
      listing([overlong], { comment: 'PK\u0001\u0002' }),
    ],
    ['with a last entry that extends into its end', listing([overlong])],
    ['with a truncated last entry', listing([page.slice(0, 40)], { comment: '-'.repeat(90) })],
  ])('%s', (_, bytes) => {
    expect(() => readDirectory(bytes)).toThrow(new InvalidZip(UNREADABLE));
  });
});

it('more than 20,000 entries are too many, of any kind', () => {
  expect(() => readDirectory(listing([], { count: 20_001 }))).toThrow(new InvalidZip(TOO_MANY));
  expect(() => readDirectory(listing([], { count: 20_000 }))).toThrow(new InvalidZip(UNREADABLE));
});
