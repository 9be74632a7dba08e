import { expect, it } from 'vitest';
import { readDirectory } from './zip-directory.ts';
import { UnfitZip } from './unfit-zip.ts';

/** An entry of the list, and the list's end, as APPNOTE 4.3 has them; no entry's content. */
function listing(names: readonly string[], { comment = '', cut = 0 } = {}): Uint8Array {
  const entries = names.map((name) => {
    const bytes = new Uint8Array(46 + name.length);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, 0x02014b50, true);
    view.setUint16(10, 8, true);
    view.setUint32(20, 5, true);
    view.setUint32(24, 9, true);
    view.setUint16(28, name.length, true);
    bytes.set(new TextEncoder().encode(name), 46);
    return bytes;
  });
  const end = new Uint8Array(22 + comment.length);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(10, names.length - cut, true);
  view.setUint16(20, comment.length, true);
  end.set(new TextEncoder().encode(comment), 22);
  return Uint8Array.from([...entries, end].flatMap((part) => [...part]));
}

it.each(['', 'made by a program'])('reads names and sizes before the comment "%s"', (comment) => {
  const read = readDirectory(listing(['index.html', 'a/b.css'], { comment }));
  expect(read.map(({ name }) => name)).toEqual(['index.html', 'a/b.css']);
  expect(read[1]?.entry).toEqual({
    generalPurposeBitFlag: 0,
    compressionMethod: 8,
    compressedSize: 5,
    uncompressedSize: 9,
    externalFileAttributes: 0,
  });
});

it.each([
  ['of nothing', new Uint8Array()],
  ['without an end', listing(['index.html']).slice(0, -22)],
  ['whose list goes on behind its end', listing(['index.html', 'more.html'], { cut: 1 })],
  ['whose list is shorter than it says', listing(['index.html'], { cut: -1 })],
])('refuses a zip %s', (_, bytes) => {
  expect(() => readDirectory(bytes)).toThrow(UnfitZip);
});
