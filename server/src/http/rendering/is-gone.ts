import { access } from 'node:fs/promises';
import path from 'node:path';

/**
 * Whether there is no file at an address below a folder. Those who serve a folder know its files as
 * they were at the start: one that a newer build took away is a 404 like any other.
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
