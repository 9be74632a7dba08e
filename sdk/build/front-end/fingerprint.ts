import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are never part of a build. */
const APART = /^\.|\.test\.tsx?$|^(test|mock|node_modules)$/;

/**
 * Returns a fingerprint of the contents of these files and folders, independent of location and
 * time.
 */
export async function fingerprint(roots: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const [at, root] of roots.entries()) {
    for (const { name, file } of await filesIn(root)) {
      const content = await readIfThere(file);
      if (content !== null) hash.update(`${at} ${name} ${content.length} `).update(content);
    }
  }
  return hash.digest('hex');
}

interface Source {
  name: string;
  file: string;
}

async function filesIn(root: string, below = ''): Promise<Source[]> {
  const folder = join(root, below);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (entries === null) return [{ name: below, file: folder }];
  const found: Source[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (APART.test(entry.name)) continue;
    const name = `${below}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await filesIn(root, name)));
    else found.push({ name, file: join(root, name) });
  }
  return found;
}

/**
 * Tools create and delete files among the sources, so a file that has disappeared isn't a source.
 */
async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
