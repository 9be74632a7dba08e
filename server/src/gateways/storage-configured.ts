import type { Config } from '../config.ts';
import { createFolderStorage } from './storage-folder.ts';
import type { Storage } from './storage.ts';

/** Returns the configured bucket, or the folder, which all processes must share. */
export async function createStorage({
  s3,
  mediaDir,
  providers,
}: Pick<Config, 's3' | 'mediaDir' | 'providers'>): Promise<Storage> {
  if (s3 === null) return createFolderStorage(mediaDir);
  // The client is slow to load, and most developers' machines don't need it.
  const { createBucketStorage } = await import('./storage-bucket.ts');
  return createBucketStorage(s3, providers);
}
