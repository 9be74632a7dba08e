import type { EntityManager } from '@mikro-orm/postgresql';
import { lockByName } from '../../database/lock-by-name.ts';

/** Store folder for DOWNLOADABLE and FILE files. Each file is named by its digest. */
export const STORED = 'downloads/';

export const keyOfDigest = (digest: string) => `${STORED}${digest}`;

/** Returns the digest in a storage key, or undefined for other files. */
export function digestOfKey(key: string): string | undefined {
  return /^downloads\/([0-9a-f]{64})$/.exec(key)?.[1];
}

/**
 * Prevents deletion of a stored file while a new reference to the file is created. Held until the
 * transaction ends.
 */
export async function lockDigest(tx: EntityManager, digest: string): Promise<void> {
  await lockByName(tx, `download ${digest}`);
}
