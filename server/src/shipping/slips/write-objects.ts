import type { PDFContext } from '@cantoo/pdf-lib';

export interface WrittenObjects {
  bytes: Uint8Array;
  /** Byte offset of each object, starting with the first number. -1 if the object doesn't exist. */
  offsets: number[];
}

/** Serializes a part's objects one after another. */
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
