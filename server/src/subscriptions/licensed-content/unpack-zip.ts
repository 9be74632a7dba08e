import { hasOtherSize } from '@spindle/sdk/domain/licensed-content/entry-kind';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { mediaTypeOf, withCharset } from '@spindle/sdk/domain/licensed-content/media-types';
import { readZip } from './read-zip.ts';
import {
  tooLarge,
  InvalidZip,
  invalidEntry,
} from '@spindle/sdk/domain/licensed-content/invalid-zip';
import { Utf8Check } from './utf8-check.ts';
import type { ZippedFile } from '@spindle/sdk/domain/licensed-content/choose-files';
import { zipLimits } from '@spindle/sdk/domain/media/zip-limits';

/** A file of a release, unpacked and named by its digest. */
export interface UnpackedFile {
  path: string;
  /** SHA-256 of the bytes, in hex. */
  digest: string;
  bytes: number;
  type: string;
}

export interface Unpacked {
  files: UnpackedFile[];
  leftOut: number;
}

/**
 * Unpacks a zip into a folder where each file is named by its digest. Counts bytes while unpacking
 * and never writes more than the zip declares.
 * @throws InvalidZip
 */
export async function unpackZip(zipFile: string, folder: string): Promise<Unpacked> {
  const { zip, files: zipped, leftOut } = await readZip(zipFile);
  try {
    const files: UnpackedFile[] = [];
    let bytes = 0;
    for (const file of zipped) {
      const unpacked = await unpack(zip, file, folder);
      bytes += unpacked.bytes;
      if (bytes > zipLimits.bytes) throw tooLarge();
      files.push(unpacked);
    }
    return { files, leftOut };
  } finally {
    zip.close();
  }
}

async function unpack(
  zip: ZipFile,
  { path, entry }: ZippedFile<Entry>,
  folder: string,
): Promise<UnpackedFile> {
  const hash = createHash('sha256');
  const text = new Utf8Check();
  let bytes = 0;
  let sum = 0;
  const unnamed = join(folder, 'unpacking');
  try {
    await pipeline(
      await zip.openReadStreamPromise(entry),
      async function* counted(source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          bytes += chunk.length;
          if (bytes > entry.uncompressedSize) throw otherSize(path);
          hash.update(chunk);
          text.add(chunk);
          sum = crc32(chunk, sum);
          yield chunk;
        }
      },
      createWriteStream(unnamed),
    );
  } catch (error) {
    if (error instanceof InvalidZip || isDiskProblem(error)) throw error;
    throw damaged(path);
  }
  if (bytes !== entry.uncompressedSize) throw otherSize(path);
  if (sum !== entry.crc32) throw damaged(path);
  const digest = hash.digest('hex');
  await rename(unnamed, join(folder, digest));
  const type = mediaTypeOf(path);
  return { path, digest, bytes, type: text.isText() ? withCharset(type) : type };
}

function otherSize(path: string): InvalidZip {
  return invalidEntry(path, hasOtherSize);
}

function damaged(path: string): InvalidZip {
  return invalidEntry(path, 'is damaged. Create the zip again.');
}

/** Returns true for file system errors that are not the zip's fault, such as a full disk. */
function isDiskProblem(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^E[A-Z]+$/.test(code) && !code.startsWith('ERR');
}
