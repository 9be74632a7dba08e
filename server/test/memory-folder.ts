import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';

const rootFolder = path.join(import.meta.dirname, '..', '..');
const inMemory = '/dev/shm';
const enoughBytes = 3 * 1024 ** 3;

/**
 * Returns a folder in memory that all runs of a checkout share, or undefined if there is no space.
 * Tests create and drop databases of a thousand files each, and a file system on a disk is slow to
 * allocate near recently deleted files.
 */
export function memoryFolder(): string | undefined {
  const user = process.getuid?.();
  if (user === undefined || !hasRoom()) return undefined;
  const checkout = createHash('sha256').update(rootFolder).digest('hex').slice(0, 12);
  const folder = path.join(inMemory, `spindle-test-${user}-${checkout}`);
  mkdirSync(folder, { recursive: true });
  // Anyone can write there, so don't use another user's folder.
  return lstatSync(folder).uid === user ? folder : undefined;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}
