import type { Config } from '../config.ts';
import { createFolderStorage } from './storage-folder.ts';
import type { Storage } from './storage.ts';

/** The bucket, where one is configured; otherwise the folder, which all processes have to share. */
export async function createStorage({
  s3,
  mediaDir,
  providers,
}: Pick<Config, 's3' | 'mediaDir' | 'providers'>): Promise<Storage> {
  if (s3 === null) return createFolderStorage(mediaDir);
  // Its client takes a while to load, and most shops on a desk don't need it.
  const { createBucketStorage } = await import('./storage-bucket.ts');
  return createBucketStorage(s3, providers);
}
