import { linkSync, lstatSync } from 'node:fs';

/**
 * Filter for `cpSync` that links a file instead of copying it, where the file system supports that.
 * Only for files that don't change.
 */
export function linkFile(source: string, destination: string): boolean {
  if (!lstatSync(source).isFile()) return true;
  try {
    linkSync(source, destination);
    return false;
  } catch {
    // on another disk, or its folder doesn't exist yet
    return true;
  }
}
