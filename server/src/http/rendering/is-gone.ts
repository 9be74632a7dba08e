import { access } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns true if a folder no longer has a file. Static file servers list a folder's files at the
 * start, so this check turns a file removed by a newer build into a regular 404.
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
