import { InvalidZip, quoted, invalidEntry } from './invalid-zip.ts';

interface ZipPath {
  path: string;
  folder: boolean;
}

/**
 * Requires each path to be unique, and no file to have the path of a folder. Ignores case, because
 * some file systems and tools do.
 * @throws InvalidZip
 */
export function requireUnique(places: readonly ZipPath[]): void {
  const files = new Map<string, string>();
  for (const { path } of places.filter(({ folder }) => !folder)) {
    const other = files.get(folded(path));
    if (other === path) throw invalidEntry(path, 'is in the zip twice.');
    if (other !== undefined) {
      throw new InvalidZip(
        `${quoted(other)} and ${quoted(path)} differ only by case. Rename one of them.`,
      );
    }
    files.set(folded(path), path);
  }
  for (const { path, folder } of places) {
    const parts = path.split('/');
    const folders = folder ? parts.length : parts.length - 1;
    for (let depth = 1; depth <= folders; depth++) {
      const above = files.get(folded(parts.slice(0, depth).join('/')));
      if (above !== undefined) throw invalidEntry(above, 'is both a file and a folder.');
    }
  }
}

function folded(path: string): string {
  return path.toUpperCase().toLowerCase();
}
