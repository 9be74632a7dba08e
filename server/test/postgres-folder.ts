import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';

const rootFolder = path.join(import.meta.dirname, '..', '..');
const onDisk = path.join(rootFolder, '.data-test');
const inMemory = '/dev/shm';
const enoughBytes = 3 * 1024 ** 3;

/**
 * Where the PostgreSQL of tests has its data, one folder a checkout: in memory where there is room.
 * Each test file makes and drops a database of a thousand files, and a file system on a disk looks
 * long for a place of files that it has just deleted.
 */
export function postgresFolder(): string {
  const user = process.getuid?.();
  if (user === undefined || !hasRoom()) return onDisk;
  const checkout = createHash('sha256').update(rootFolder).digest('hex').slice(0, 12);
  const folder = path.join(inMemory, `spindle-test-${user}-${checkout}`);
  mkdirSync(folder, { recursive: true });
  const { uid } = lstatSync(folder);
  // Everybody may write there: somebody else's folder is left alone.
  return uid === user ? folder : onDisk;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}
