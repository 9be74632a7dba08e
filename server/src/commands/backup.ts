import { cp, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readCommandConfig, type Config } from '../config.ts';
import { listBackups } from '../database/backup/backups.ts';
import { isTimeOfDay, nextBackupAt } from '../database/backup/next-backup-at.ts';
import { recordLastBackup } from '../database/backup/record-last-backup.ts';
import { takeBackup } from '../database/backup/take-backup.ts';
import { openCommandDatabase } from '../database/command-database.ts';

const RETRY_MS = 15 * 60_000;

/**
 * `npm run backup` backs up the database, and the pictures if they are in a folder.
 * `npm run backup -- --daily=03:00` keeps running and does so every day at that time, in UTC.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { daily: { type: 'string' } } });
  const { daily } = values;
  if (daily !== undefined && !isTimeOfDay(daily)) {
    throw new Error('--daily takes a time of day in UTC, such as 03:00.');
  }
  const config = readCommandConfig();
  const { backupDir } = config;
  if (backupDir === undefined) throw new Error('Set BACKUP_DIR to the folder for backups.');
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  if (daily === undefined) await backUp(config, backupDir);
  else await backUpDaily(config, backupDir, daily);
}

async function backUpDaily(config: Config, backupDir: string, time: string): Promise<never> {
  for (;;) {
    const now = new Date();
    const lastEndedAt = (await listBackups(backupDir)).at(-1)?.endedAt;
    const dueAt = nextBackupAt({ time, lastEndedAt, now });
    if (dueAt > now) {
      process.stdout.write(`The next backup starts at ${dueAt.toISOString()}.\n`);
      await setTimeout(dueAt.getTime() - now.getTime());
    }
    await backUp(config, backupDir).catch(async (error: unknown) => {
      reportFailure(error);
      await setTimeout(RETRY_MS);
    });
  }
}

async function backUp(config: Config, backupDir: string): Promise<void> {
  const { database, mediaDir } = config;
  const { url, release } = await openCommandDatabase(config);
  try {
    const as = database.migrationUrl ?? url;
    const { folder, endedAt } = await takeBackup({ url: as, backupDir, now: new Date() });
    // pictures are named by their content, so an existing file is never out of date
    if (existsSync(mediaDir)) {
      await cp(mediaDir, path.join(backupDir, 'media'), { recursive: true, force: false });
    }
    process.stdout.write(
      `Backup saved in ${folder}. You can restore to any time after ${endedAt.toISOString()}.\n`,
    );
    // A backup is also made before a release migrates the database, and is complete whether or not
    // the shop can record it.
    await recordLastBackup({ url: as, endedAt }).catch((error: unknown) => {
      process.stderr.write(`The metrics don't show this backup. ${reasonOf(error)}\n`);
    });
  } finally {
    await release();
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const reportFailure = (error: unknown) =>
  process.stderr.write(`No backup was made. ${reasonOf(error)}\n`);

main().catch((error: unknown) => {
  reportFailure(error);
  process.exit(1);
});
