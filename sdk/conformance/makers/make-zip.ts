const encoder = new TextEncoder();

/**
 * Builds an uncompressed zip of these files, by path. A path that ends with a slash is a folder.
 */
export function makeZip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  return zipOf(Object.entries(files));
}

/** Builds an uncompressed zip of entries, which may have the same name. */
export function zipOf(entries: readonly (readonly [string, string])[]): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [path, text] of entries) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)];
    const facts = record(26, [
      [0, 20, 2],
      [2, 0x800, 2],
      [8, (46 << 9) | (1 << 5) | 1, 2],
      [10, crc32(data), 4],
      [14, data.length, 4],
      [18, data.length, 4],
      [22, name.length, 2],
    ]);
    const local = joined([record(4, [[0, 0x04034b50, 4]]), facts, name, data]);
    const start = record(6, [
      [0, 0x02014b50, 4],
      [4, 20, 2],
    ]);
    directory.push(joined([start, facts, record(14, [[10, at, 4]]), name]));
    locals.push(local);
    at += local.length;
  }
  const list = joined(directory);
  const end = record(22, [
    [0, 0x06054b50, 4],
    [8, entries.length, 2],
    [10, entries.length, 2],
    [12, list.length, 4],
    [16, at, 4],
  ]);
  return joined([...locals, list, end]);
}

type Field = readonly [offset: number, value: number, bytes: 2 | 4];

function record(length: number, fields: readonly Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  for (const [offset, value, bytes] of fields) {
    if (bytes === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
  }
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return (sum ^ 0xffffffff) >>> 0;
}
