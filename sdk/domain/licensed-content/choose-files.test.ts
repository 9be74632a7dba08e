import { describe, expect, it } from 'vitest';
import { chooseFiles } from './choose-files.ts';
import { entryFacts, named } from './fixtures/entries.ts';
import { InvalidZip } from './invalid-zip.ts';

const start = named('index.html');
const stored = (bytes: number) => ({ compressedSize: bytes, uncompressedSize: bytes });
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => (at === 0 ? start : named(`${at}.html`)));

const TOO_LARGE = 'The zip is larger than 1 GB when unpacked.';
const TOO_MANY = 'The zip has more than 5,000 files.';

describe('the files of a release', () => {
  it('are those of its zip, without folders and without a single outer one', () => {
    const facts = stored(3);
    const entries = [named('course/'), named('course/index.html', facts), named('course/a/b.css')];
    expect(chooseFiles(entries)).toEqual({
      files: [
        { path: 'index.html', entry: entryFacts(facts) },
        { path: 'a/b.css', entry: entryFacts() },
      ],
      leftOut: 0,
    });
  });

  it('leave out system files, and count them', () => {
    const left = ['__MACOSX/', '__MACOSX/._index.html', '.git/', '.DS_Store', 'a/Thumbs.db'];
    const selected = chooseFiles([...left.map((name) => named(name)), start]);
    expect(selected).toEqual({ files: [{ path: 'index.html', entry: entryFacts() }], leftOut: 3 });
  });

  it("don't reject system files for their kind or duplicates", () => {
    const odd = named('.secret', { generalPurposeBitFlag: 1 });
    expect(chooseFiles([odd, odd, start])).toMatchObject({ leftOut: 2 });
  });
});

describe('rejecting a zip', () => {
  it.each([
    ['without entries', []],
    ['with folders only', [named('a/'), named('a/b/')]],
    ['with nothing but system files', [named('.DS_Store')]],
  ])('%s', (_, entries) => {
    expect(() => chooseFiles(entries)).toThrow(new InvalidZip('The zip is empty.'));
  });

  it.each([
    [
      'a path that leads elsewhere',
      [named('../a')],
      '“../a” has a path that points outside its folder.',
    ],
    [
      'such a path of a system file',
      [named('__MACOSX/../a')],
      '“__MACOSX/../a” has a path that points outside its folder.',
    ],
    [
      'an encrypted file',
      [named('a', { generalPurposeBitFlag: 1 })],
      '“a” is encrypted. Zip it without a password.',
    ],
    [
      'a folder with content',
      [named('a/', stored(1))],
      '“a/” is listed as a folder but has content.',
    ],
    ['a repeated file', [start], '“index.html” is in the zip twice.'],
    ["a file with a folder's path", [named('a/'), named('a')], '“a” is both a file and a folder.'],
  ])('with %s', (_, entries, why) => {
    expect(() => chooseFiles([start, ...entries])).toThrow(new InvalidZip(why));
  });

  it('without a start page', () => {
    expect(() => chooseFiles([named('a.html')])).toThrow(
      new InvalidZip('The zip has no index.html at its root or in its only folder.'),
    );
  });
});

describe('the limits of a release', () => {
  it('allow 5,000 files, not counting folders and system files', () => {
    const beside = [named('a/'), named('.DS_Store')];
    expect(chooseFiles([...many(5000), ...beside]).files).toHaveLength(5000);
    expect(() => chooseFiles(many(5001))).toThrow(new InvalidZip(TOO_MANY));
  });

  it('allow 1 GB in total, not counting system files', () => {
    const films = [1, 2, 3, 4, 5].map((at) => named(`${at}.mp4`, stored(200_000_000)));
    const full = [start, ...films, named('.cache', stored(5))];
    expect(chooseFiles(full).files).toHaveLength(6);
    expect(() => chooseFiles([...full, named('a.txt', stored(1))])).toThrow(
      new InvalidZip(TOO_LARGE),
    );
  });
});
