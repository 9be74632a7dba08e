import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import pLimit from 'p-limit';
import type { UploadedFile } from '../contract/take-upload-apart.ts';
import { query } from '../database/query.ts';
import { orUnavailable } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import type { EncodedCopy } from './encode-copies.ts';
import { keyOf, keysOf, kindOf, pathOfHash } from './image-files.ts';

interface Keeping {
  em: EntityManager;
  now: Date;
  services: Pick<Services, 'storage'>;
}

/** To be raised when copies are made otherwise: kept ones are cached for ever under their names. */
const RECIPE = 'copies 1';

/** Decoding and encoding fill a core each. */
const inTurn = pLimit(2);

/**
 * Puts an uploaded picture into the store, in all its sizes.
 * @returns its path, the same for the same file; nothing deletes it for a day
 * @throws 400 naming `image` where it can't be taken
 */
export async function keepImage(keeping: Keeping, file: UploadedFile): Promise<string> {
  const path = pathOfHash(hashOf(file));
  if (await isKept(keeping, path)) return path;
  // What decodes takes a while to load, and few processes ever need it.
  const { makeCopies } = await import('./make-copies.ts');
  const encoded = await inTurn(() => makeCopies(file.path));
  await store(keeping, path, encoded);
  return path;
}

/** Waits for whoever is deleting it; that it is wanted again is noted with the same statement. */
async function isKept({ em, now, services: { storage } }: Keeping, path: string) {
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
 * The row is locked until all files are written: deleting waits for it, and a crash between the two
 * leaves files that are tidied away later, never a row without files.
 */
async function store({ em, now, services }: Keeping, path: string, encoded: EncodedCopy[]) {
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
    "The picture can't be stored just now. Please try again in a moment.",
  );
}

function hashOf({ digest }: UploadedFile): string {
  return createHash('sha256').update(RECIPE).update(digest).digest('hex');
}
