import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readRecord, writeRecord } from './build-record.ts';

interface BuildToInstall {
  /** Folder of the new build, on the same disk. */
  draft: string;
  dist: string;
  /** Fingerprint of its sources. */
  sources: string;
  now: Date;
}

/**
 * A build younger than this may still be moving into place, or its server may just have started.
 */
const YOUNG_MS = 3_600_000;

/** Files whose names change with their content, so that those of two builds can coexist. */
const HASHED = /(^|\/)assets\//;

/**
 * Moves a build into place while servers use the previous one. Each file is moved atomically.
 * Hashed files of the previous build stay until the next build, for these servers and for open
 * pages. Files that reference others come last, so that no file ever references a missing one.
 */
export async function installBuild({ draft, dist, sources, now }: BuildToInstall): Promise<void> {
  const before = await readRecord(dist);
  const present = await filesIn(dist);
  const files = await filesIn(draft);
  const [hashed, naming] = [
    files.filter((file) => HASHED.test(file)),
    files.filter((file) => !HASHED.test(file)),
  ];
  for (const file of [...hashed, ...naming]) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await rename(join(draft, file), join(dist, file));
  }
  await writeRecord(dist, { sources, files });
  const saved = new Set([...files, ...(before?.files ?? present)]);
  for (const file of present) {
    if (!saved.has(file)) await removeUnlessYoung(join(dist, file), now);
  }
}

/** Lists the files in the folder and its subfolders, except hidden ones. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)\./.test(file));
}

async function removeUnlessYoung(file: string, now: Date): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found !== null && now.getTime() - found.mtimeMs > YOUNG_MS) await rm(file, { force: true });
}
