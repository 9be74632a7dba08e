import type { EntityManager } from '@mikro-orm/postgresql';
import { lockByName } from '../../database/lock-by-name.ts';

/** Where the files of DOWNLOADABLE attributes lie in the store, each named by its digest. */
export const STORED = 'downloads/';

export const keyOfDigest = (digest: string) => `${STORED}${digest}`;

/** The digest in a key; undefined: none of ours. */
export function digestOfKey(key: string): string | undefined {
  return /^downloads\/([0-9a-f]{64})$/.exec(key)?.[1];
}

/** Who names a stored file and who removes one wait for each other, to the end of the transaction. */
export async function lockDigest(tx: EntityManager, digest: string): Promise<void> {
  await lockByName(tx, `download ${digest}`);
}
