import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What lies in `dist` of the last build, as it wrote itself down. */
export interface BuildRecord {
  /** What it was built from, as one value. */
  sources: string;
  files: string[];
}

const fileOf = (dist: string) => join(dist, '.build.json');

/** Null where nothing has been built, or another program built it. */
export async function readRecord(dist: string): Promise<BuildRecord | null> {
  try {
    const record: BuildRecord = JSON.parse(await readFile(fileOf(dist), 'utf8'));
    return record;
  } catch {
    return null;
  }
}

export async function writeRecord(dist: string, record: BuildRecord): Promise<void> {
  const unfinished = join(dist, `.build-${process.pid}.json`);
  await writeFile(unfinished, JSON.stringify(record));
  await rename(unfinished, fileOf(dist));
}

export async function isBuiltFrom(dist: string, sources: string): Promise<boolean> {
  return (await readRecord(dist))?.sources === sources;
}
