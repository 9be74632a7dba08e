import { linkSync, lstatSync } from 'node:fs';

/**
 * For `cpSync` as its filter: a file that nobody will change is there a second time, not copied,
 * wherever the file system can do that.
 */
export function linkFile(source: string, destination: string): boolean {
  if (!lstatSync(source).isFile()) return true;
  try {
    linkSync(source, destination);
    return false;
  } catch {
    // on another disk, or its folder is not made yet
    return true;
  }
}
