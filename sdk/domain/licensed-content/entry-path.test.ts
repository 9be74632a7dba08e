import { describe, expect, it } from 'vitest';
import { entryPath, isIgnoredEntry } from './entry-path.ts';
import { InvalidZip } from './invalid-zip.ts';

const deep = (parts: number) => Array.from({ length: parts }, (_, at) => `f${at}`).join('/');

describe('the path of an entry', () => {
  it.each([
    ['index.html', 'index.html'],
    ['lessons/one.html', 'lessons/one.html'],
    ['lessons/', 'lessons'],
    ['lessons/week 1/', 'lessons/week 1'],
    ['e\u0301tude.html', '\u00e9tude.html'],
    ['100%.html', '100%.html'],
    ['5%a.html', '5%a.html'],
    ['a..b/...', 'a..b/...'],
    ['.hidden', '.hidden'],
    ['abc:d', 'abc:d'],
    ['1:2', '1:2'],
  ])('of %j is %j', (name, path) => {
    expect(entryPath(name)).toBe(path);
  });

  it.each([
    ['a\u0000.html', 'a\ufffd.html', 'has control characters in its name. Rename it.'],
    ['a\nb', 'a\ufffdb', 'has control characters in its name. Rename it.'],
    ['a\u009f', 'a\ufffd', 'has control characters in its name. Rename it.'],
    ['a\ufffd.html', 'a\ufffd.html', "has a name that can't be read. Rename it."],
    ['a\\b', 'a\\b', 'has a backslash in its name. Use forward slashes.'],
    ['..\\b', '..\\b', 'has a backslash in its name. Use forward slashes.'],
    ['/etc/passwd', '/etc/passwd', 'begins with a slash. Zip the folder itself.'],
    ['/', '/', 'begins with a slash. Zip the folder itself.'],
    ['c:/a', 'c:/a', 'begins with a drive letter. Zip the folder itself.'],
    ['Z:a', 'Z:a', 'begins with a drive letter. Zip the folder itself.'],
  ])('%j is rejected as unsuitable for a course', (name, displayed, why) => {
    expect(() => entryPath(name)).toThrow(new InvalidZip(`“${displayed}” ${why}`));
  });

  it.each(['%2e%2e/a', 'a%2Fb', 'a%00', '%C0%af'])('%j is rejected as encoded', (name) => {
    expect(() => entryPath(name)).toThrow(
      new InvalidZip(
        `“${name}” has an encoded character (% and two digits) in its name. Rename it.`,
      ),
    );
  });

  it.each(['..', '../a', 'a/../b', 'a/..', 'a/../', '.', './a', 'a/./b'])(
    '%j is rejected as leading elsewhere',
    (name) => {
      expect(() => entryPath(name)).toThrow(
        new InvalidZip(`“${name}” has a path that points outside its folder.`),
      );
    },
  );

  it.each(['', 'a//b', 'a//'])('%j is rejected for an empty part', (name) => {
    expect(() => entryPath(name)).toThrow(new InvalidZip(`“${name}” has a folder without a name.`));
  });
});

describe('the length of a path', () => {
  it('is at most twenty parts', () => {
    expect(entryPath(deep(20))).toBe(deep(20));
    expect(entryPath(`${deep(20)}/`)).toBe(deep(20));
    expect(() => entryPath(deep(21))).toThrow(
      new InvalidZip(`“${deep(21)}” is more than 19 folders deep.`),
    );
  });

  it.each([
    ['a'.repeat(255), 'a'.repeat(256)],
    [`${'é'.repeat(127)}a`, 'é'.repeat(128)],
  ])('is at most 255 bytes per name', (longest, tooLong) => {
    expect(entryPath(`folder/${longest}`)).toBe(`folder/${longest}`);
    expect(() => entryPath(`${tooLong}/a`)).toThrow(
      new InvalidZip(`“${tooLong.slice(0, 119)}…” has a name longer than 255 bytes. Shorten it.`),
    );
  });

  it('is at most 1024 bytes in total', () => {
    const folders = `${'a'.repeat(254)}/`.repeat(4);
    expect(entryPath(`${folders}é.c`)).toBe(`${folders}é.c`);
    expect(() => entryPath(`${folders}é.js`)).toThrow(
      new InvalidZip(`“${folders.slice(0, 119)}…” has a path longer than 1024 bytes. Shorten it.`),
    );
  });
});

describe("files that aren't part of a course", () => {
  it.each([
    '.DS_Store',
    '.git/config',
    'lessons/.env',
    '__MACOSX/index.html',
    'lessons/__MACOSX',
    'Thumbs.db',
    'pictures/thumbs.DB',
    'Desktop.ini/a',
  ])('include %s', (path) => {
    expect(isIgnoredEntry(path)).toBe(true);
  });

  it.each([
    'index.html',
    'a.b/c.d',
    'my__MACOSX/a',
    'thumbs.db.html',
    'my thumbs.db',
    'thumbs-db',
    'desktop-ini',
    'my desktop.ini',
    'desktop.ini.txt',
  ])("don't include %s", (path) => {
    expect(isIgnoredEntry(path)).toBe(false);
  });
});
