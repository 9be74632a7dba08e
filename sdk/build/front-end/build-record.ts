import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The record of the last build, stored in `dist`. */
export interface BuildRecord {
  /** Fingerprint of its sources. */
  sources: string;
  files: string[];
}

const fileOf = (dist: string) => join(dist, '.build.json');

/** Returns null if nothing was built or another program built it. */
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
