import { crc32 } from 'node:zlib';

/** A zip with one file in it, as it is. */
export function zipFile(name: string, text: string): Uint8Array {
  const [path, data] = [Buffer.from(name), Buffer.from(text)];
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  // 1 January 2026
  facts.writeUInt16LE((46 << 9) | (1 << 5) | 1, 8);
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(data.length, 18);
  facts.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([signature(0x04034b50), facts, path, data]);
  const entry = Buffer.concat([signature(0x02014b50), version(), facts, Buffer.alloc(14), path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, entry, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function version(): Buffer {
  return Buffer.from([20, 0]);
}
