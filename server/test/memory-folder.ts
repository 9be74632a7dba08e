import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';

const rootFolder = path.join(import.meta.dirname, '..', '..');
const inMemory = '/dev/shm';
const enoughBytes = 3 * 1024 ** 3;

/**
 * A folder in memory, the same for all runs of a checkout; none where there is no room. Tests make
 * and drop databases of a thousand files each, and a file system on a disk looks long for a place
 * beside files that were just deleted.
 */
export function memoryFolder(): string | undefined {
  const user = process.getuid?.();
  if (user === undefined || !hasRoom()) return undefined;
  const checkout = createHash('sha256').update(rootFolder).digest('hex').slice(0, 12);
  const folder = path.join(inMemory, `spindle-test-${user}-${checkout}`);
  mkdirSync(folder, { recursive: true });
  // Everybody may write there: somebody else's folder is left alone.
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
