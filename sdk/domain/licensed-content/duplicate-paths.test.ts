import { expect, it } from 'vitest';
import { requireUnique } from './duplicate-paths.ts';
import { InvalidZip } from './invalid-zip.ts';

/** Paths as a zip lists them. Folders end with a slash. */
const places = (names: readonly string[]) =>
  names.map((name) => ({ path: name.replace(/\/$/, ''), folder: name.endsWith('/') }));

it.each([
  [['index.html', 'a/index.html', 'a/b/index.html']],
  [['a/', 'a/b.html', 'a/', 'A/c.html']],
  [['a/b/', 'a/b/c/', 'a/b/c/d.html']],
  [['a', 'ab/c.html', 'b/a']],
])('accepts distinct files and folders: %j', (names) => {
  expect(() => requireUnique(places(names))).not.toThrow();
});

it('rejects a file that occurs twice', () => {
  expect(() => requireUnique(places(['a/b.html', 'c.html', 'a/b.html']))).toThrow(
    new InvalidZip('“a/b.html” is in the zip twice.'),
  );
});

it.each([
  ['a.html', 'A.HTML'],
  ['Lessons/a.html', 'lessons/a.html'],
  ['straße.html', 'STRASSE.html'],
  ['ϴ.html', 'θ.html'],
  ['ς.html', 'σ.html'],
])("can't distinguish %s from %s everywhere", (one, other) => {
  expect(() => requireUnique(places([one, 'between.html', other]))).toThrow(
    new InvalidZip(`“${one}” and “${other}” differ only by case. Rename one of them.`),
  );
});

it.each([
  ['a', ['a', 'a/b.html']],
  ['a', ['a/b.html', 'a']],
  ['a', ['a/b/c/d.html', 'a']],
  ['x/a', ['x/a', 'x/a/b.html']],
  ['a', ['a', 'a/']],
  ['x/a', ['x/', 'x/a/', 'x/a']],
  ['A', ['a/b.html', 'A']],
])("%s can't be both a file and a folder: %j", (name, names) => {
  expect(() => requireUnique(places(names))).toThrow(
    new InvalidZip(`“${name}” is both a file and a folder.`),
  );
});
