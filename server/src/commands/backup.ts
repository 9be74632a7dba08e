import { cp, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readCommandConfig } from '../config.ts';
import { recordLastBackup } from '../database/backup/record-last-backup.ts';
import { takeBackup } from '../database/backup/take-backup.ts';
import { openCommandDatabase } from '../database/command-database.ts';

/** `npm run backup`: backs up the database, and the pictures if they are in a folder. */
async function main(): Promise<void> {
  const config = readCommandConfig();
  const { backupDir, database, mediaDir } = config;
  if (backupDir === undefined) throw new Error('Set BACKUP_DIR to the folder for backups.');
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
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

main().catch((error: unknown) => {
  process.stderr.write(`No backup was made. ${reasonOf(error)}\n`);
  process.exit(1);
});
