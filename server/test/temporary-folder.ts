import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoryFolder } from './memory-folder.ts';

const day = 86_400_000;

/** Returns the folder for temporary test files: database clusters, pictures, programs. */
export function temporaryFolder(): string {
  const memory = memoryFolder();
  if (memory === undefined) return tmpdir();
  const folder = path.join(memory, 'temporary');
  mkdirSync(folder, { recursive: true });
  removeStale(folder);
  return folder;
}

/**
 * Removes what a killed run left behind, which would stay in memory. Long runs, which take hours,
 * may be in progress.
 */
function removeStale(folder: string): void {
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    const { mtimeMs } = statSync(entry, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > day) rmSync(entry, { recursive: true, force: true });
  }
}
