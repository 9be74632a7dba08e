import { access } from 'node:fs/promises';
import path from 'node:path';

/**
 * Tells whether a folder no longer has a file. Static file servers list a folder's files at the
 * start, so a file that a newer build removed needs this check to be a 404 like any other.
 */
export async function isGone(folder: string, address: string): Promise<boolean> {
  const [pathname = ''] = address.split('?');
  try {
    await access(path.join(folder, path.normalize(decodeURIComponent(pathname))));
    return false;
  } catch {
    return true;
  }
}
