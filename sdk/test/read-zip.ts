import { inflateRawSync } from 'node:zlib';

/** Returns the names and texts of a zip's files, using the directory at its end. */
export function readZip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16);
  while (zip.toString('latin1', at, at + 4) === 'PK\u0001\u0002') {
    const size = zip.readUInt32LE(at + 20);
    const [name, extra, comment] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const text = inflateRawSync(zip.subarray(start, start + size)).toString('utf8');
    files.set(zip.toString('utf8', at + 46, at + 46 + name), text);
    at += 46 + name + extra + comment;
  }
  return files;
}
