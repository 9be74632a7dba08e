import type { PDFContext } from '@cantoo/pdf-lib';

export interface WrittenObjects {
  bytes: Uint8Array;
  /** Where in the bytes each number's object begins, from the first on; -1 where there is none. */
  offsets: number[];
}

/** All objects of a part as they stand in a file, one behind the other. */
export function writeObjects(part: PDFContext, first: number): WrittenObjects {
  const objects = part.enumerateIndirectObjects().map(([ref, object]) => ({
    number: ref.objectNumber,
    head: Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`, 'latin1'),
    object,
  }));
  const sizes = objects.map(({ head, object }) => head.length + object.sizeInBytes() + TAIL.length);
  const bytes = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size, 0));
  const offsets = Array.from({ length: part.largestObjectNumber - first + 1 }, () => -1);
  let at = 0;
  for (const { number, head, object } of objects) {
    offsets[number - first] = at;
    at += head.copy(bytes, at);
    at += object.copyBytesInto(bytes, at);
    at += TAIL.copy(bytes, at);
  }
  return { bytes, offsets };
}

const TAIL = Buffer.from('\nendobj\n', 'latin1');
