import { join } from 'node:path';
import type { Storage } from '../../gateways/storage.ts';
import type { UnpackedFile } from './unpack-zip.ts';

const FOLDER = 'licensed/';
const AT_ONCE = 12;
const kind = { type: 'application/octet-stream', cacheControl: 'private, no-cache' };

export function keyOfDigest(digest: string): string {
  return FOLDER + digest;
}

export async function* storedDigests(storage: Storage): AsyncGenerator<string> {
  for await (const key of storage.list(FOLDER)) {
    const digest = key.slice(FOLDER.length);
    if (/^[0-9a-f]{64}$/.test(digest)) yield digest;
  }
}

/** Stores the unpacked files in `folder` that are not in the store yet. */
export async function storeFiles(
  storage: Storage,
  files: readonly UnpackedFile[],
  folder: string,
): Promise<void> {
  const digests = new Set(files.map(({ digest }) => digest)).values();
  const work = async () => {
    for (const digest of digests) {
      const key = keyOfDigest(digest);
      if ((await storage.look(key)) === null) {
        await storage.putFile(key, join(folder, digest), kind);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
