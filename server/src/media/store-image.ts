import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import pLimit from 'p-limit';
import type { UploadedFile } from '../contract/split-upload.ts';
import { query } from '../database/query.ts';
import { orUnavailable } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import type { EncodedCopy } from './encode-copies.ts';
import { keyOf, keysOf, kindOf, pathOfHash } from './image-files.ts';

interface StoreContext {
  em: EntityManager;
  now: Date;
  services: Pick<Services, 'storage'>;
}

/**
 * Increase this number when copies are made differently, because browsers cache existing copies
 * forever under their names.
 */
const RECIPE = 'copies 1';

/** Decoding and encoding use a whole core each. */
const inTurn = pLimit(2);

/**
 * Stores an uploaded picture in all sizes.
 * @returns the picture's path, which is the same for the same file. The picture is not deleted for
 * a day.
 * @throws 400 naming `image` if the picture is rejected
 */
export async function storeImage(keeping: StoreContext, file: UploadedFile): Promise<string> {
  const path = pathOfHash(hashOf(file));
  if (await isKept(keeping, path)) return path;
  // The decoder is slow to load, and few processes ever need it.
  const { makeCopies } = await import('./make-copies.ts');
  const encoded = await inTurn(() => makeCopies(file.path));
  await store(keeping, path, encoded);
  return path;
}

/**
 * Returns true if the picture is stored, and extends its time in the same statement. Waits for a
 * concurrent deletion.
 */
export async function isKept({ em, now, services: { storage } }: StoreContext, path: string) {
  const found = await query(
    em,
    'update uploaded_images set uploaded_at = greatest(uploaded_at, $2) where path = $1 returning 1',
    [path, now],
  );
  if (found.length === 0) return false;
  const there = await stored(keysOf(path).map((key) => storage.look(key)));
  return !there.includes(null);
}

/**
 * Locks the row until all files are written. Deletion waits for the lock, and a crash in between
 * leaves files that are cleaned up later, never a row without files.
 */
async function store({ em, now, services }: StoreContext, path: string, encoded: EncodedCopy[]) {
  await em.transactional(async (tx) => {
    await query(
      tx,
      `insert into uploaded_images (path, uploaded_at) values ($1, $2)
       on conflict (path) do update
         set uploaded_at = greatest(uploaded_images.uploaded_at, excluded.uploaded_at)`,
      [path, now],
    );
    await stored(
      encoded.map(({ copy, format, bytes }) =>
        services.storage.put(keyOf(path, copy, format), bytes, kindOf(format)),
      ),
    );
  });
}

function stored<T>(work: Promise<T>[]): Promise<T[]> {
  return orUnavailable(
    Promise.all(work),
    "The image can't be saved right now. Please try again in a moment.",
  );
}

function hashOf({ digest }: UploadedFile): string {
  return createHash('sha256').update(RECIPE).update(digest).digest('hex');
}
