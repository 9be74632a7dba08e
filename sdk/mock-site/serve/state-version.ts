import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** Files that determine the format and the initial content of a stored shop. */
const PLACES = [
  '../../mocks/state.ts',
  '../../mocks/core/scenarios.ts',
  '../../demo/',
  '../../src/schema.d.ts',
];

/** Returns a value that changes when a stored shop no longer matches the code. */
export async function readStateVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const place of PLACES) {
    const url = new URL(place, import.meta.url);
    for (const file of place.endsWith('/') ? await sourcesIn(url) : [url]) {
      hash.update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

async function sourcesIn(folder: URL): Promise<URL[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => new URL(name.replaceAll('\\', '/'), folder));
}
