import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { archiveIn } from './archive.ts';

const facts = z.object({
  /** The backup can be restored to any time after this. */
  endedAt: z.iso.datetime().transform((text) => new Date(text)),
  /** The first log file that the backup needs. */
  firstLogFile: z.string(),
});

export interface Backup extends z.output<typeof facts> {
  folder: string;
}

/**
 * Minimum number of backups to keep. Older backups are deleted with the log files that only they
 * need.
 */
const RETAINED = 7;
const named = /^base-\d{8}T\d{6}Z$/;
const factsIn = (folder: string) => path.join(folder, 'spindle-backup.json');

export const nameOf = (at: Date) => `base-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

export async function recordBackup({ folder, endedAt, firstLogFile }: Backup): Promise<void> {
  const noted = { endedAt: endedAt.toISOString(), firstLogFile };
  await writeFile(factsIn(folder), JSON.stringify(noted));
}

/** Lists all complete backups, oldest first. */
export async function listBackups(backupDir: string): Promise<Backup[]> {
  const names = (await readdir(backupDir)).filter((name) => named.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const folder = path.join(backupDir, name);
      return { folder, ...facts.parse(JSON.parse(await readFile(factsIn(folder), 'utf8'))) };
    }),
  );
}

/** Deletes old backups and the remains of an interrupted backup. */
export async function pruneBackups(backupDir: string): Promise<void> {
  for (const name of await readdir(backupDir)) {
    if (name.endsWith('.part')) await remove(path.join(backupDir, name));
  }
  const all = await listBackups(backupDir);
  const [oldest] = all.slice(-RETAINED);
  if (oldest === undefined) return;
  for (const { folder } of all.slice(0, -RETAINED)) await remove(folder);
  for (const name of await readdir(archiveIn(backupDir))) {
    // timeline histories are small and tell later restores which numbers are taken
    if (/^[0-9A-F]{24}/.test(name) && name.slice(8) < oldest.firstLogFile.slice(8)) {
      await remove(path.join(archiveIn(backupDir), name));
    }
  }
}

const remove = (target: string) => rm(target, { recursive: true, force: true });
