import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readRecord, writeRecord } from './build-record.ts';

interface Landing {
  /** Where the build was made, on the same disk. */
  draft: string;
  dist: string;
  /** What it was made from. */
  sources: string;
  now: Date;
}

/** A build so young may still be landing, or have a server that has just begun to serve it. */
const YOUNG_MS = 3_600_000;

/** Their names change with their content: two builds' lie beside each other. */
const HASHED = /(^|\/)assets\//;

/**
 * Puts a build into place file by file, each in one move, under servers that are running on the one
 * before: its hashed files stay for them, and for pages that are open, until the build after this.
 * What names other files comes last, so that nothing is ever named that is not there.
 */
export async function landBuild({ draft, dist, sources, now }: Landing): Promise<void> {
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
  const kept = new Set([...files, ...(before?.files ?? present)]);
  for (const file of present) {
    if (!kept.has(file)) await removeUnlessYoung(join(dist, file), now);
  }
}

/** Below the folder; hidden ones are nobody's. */
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
