import { expect, it } from 'vitest';
import { withoutOnlyFolder } from './only-folder.ts';
import { InvalidZip } from './invalid-zip.ts';

const files = (...paths: string[]) => paths.map((path, at) => ({ path, at }));

it('keeps paths if a start page is at the root', () => {
  const asTheyAre = files('a.css', 'index.html', 'course/index.html');
  expect(withoutOnlyFolder(asTheyAre)).toEqual(asTheyAre);
});

it('removes the only outer folder, but none inside it', () => {
  expect(
    withoutOnlyFolder(
      files('course/a.css', 'course/index.html', 'course/course/index.html', 'course/b/c.js'),
    ),
  ).toEqual(files('a.css', 'index.html', 'course/index.html', 'b/c.js'));
});

it.each([
  ['no files', []],
  ['no start page', ['a.css', 'b.html']],
  ['it in one of two folders', ['course/index.html', 'more/a.css']],
  ['it in a folder, with files beside the folder', ['course/index.html', 'a.css']],
  ['it beside a folder with a longer name', ['course/index.html', 'course-2/a.css']],
  ['it two folders deep', ['course/en/index.html', 'course/en/a.css']],
  ['it under another name only', ['course/INDEX.HTML', 'course/my-index.html']],
])('rejects a zip with %s', (_, paths) => {
  expect(() => withoutOnlyFolder(files(...paths))).toThrow(
    new InvalidZip('The zip has no index.html at its root or in its only folder.'),
  );
});
