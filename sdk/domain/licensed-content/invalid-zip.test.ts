import { expect, it } from 'vitest';
import { quoted, tooLarge, tooMany, invalidEntry, InvalidZip, unreadable } from './invalid-zip.ts';

it("a rejected zip's message says that nothing has changed", () => {
  const error = new InvalidZip('The zip is empty.');
  expect(error.name).toBe('InvalidZip');
  expect(error.message).toBe('The zip is empty. Nothing was changed.');
});

it('names the entry', () => {
  expect(invalidEntry('a/b.html', 'is in the zip twice.').message).toBe(
    '“a/b.html” is in the zip twice. Nothing was changed.',
  );
});

it('can be about the zip as a whole', () => {
  expect([tooLarge(), tooMany(), unreadable()].map(({ message }) => message)).toEqual([
    'The zip is larger than 1 GB when unpacked. Nothing was changed.',
    'The zip has more than 5,000 files. Nothing was changed.',
    "This isn't a zip file, or the upload was cut off. Zip your files again, then try again. Nothing was changed.",
  ]);
});

it.each([
  ['of 120 characters is shown whole', 'a'.repeat(120), `“${'a'.repeat(120)}”`],
  ['of more characters is shortened', 'a'.repeat(121), `“${'a'.repeat(119)}…”`],
  ['in any script is unchanged', 'Übung 1 – 課.html', '“Übung 1 – 課.html”'],
  ["can't reverse the text", 'a\u202elmth.\u2066b', '“a\ufffdlmth.\ufffdb”'],
  ["can't break the line", 'a\nb\u2028c\u2029d', '“a\ufffdb\ufffdc\ufffdd”'],
])('a name %s', (_, name, displayed) => {
  expect(quoted(name)).toBe(displayed);
});
