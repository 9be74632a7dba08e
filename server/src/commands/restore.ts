import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandConfig } from '../config.ts';
import { awaitRecovery } from '../database/backup/await-recovery.ts';
import { restoreBaseBackup } from '../database/backup/restore-backup.ts';
import { startPostgres } from '../database/embedded/start-postgres.ts';

/** What PostgreSQL logs when the archive ends before the requested time. */
const TARGET_NOT_REACHED = 'recovery ended before configured recovery target was reached';

/**
 * `npm run restore -- --to=2026-11-25T12:00:00Z` restores the built-in database to just before that
 * time. `--into=FOLDER` restores into a folder for another server.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, into: { type: 'string' } } });
  const { backupDir, dataDir } = readCommandConfig();
  if (backupDir === undefined) throw new Error('Set BACKUP_DIR to the folder of the backups.');
  const to = values.to === undefined ? undefined : new Date(values.to);
  if (to !== undefined && !/T.*(Z|[+-]\d\d:\d\d)$/.test(values.to ?? '')) {
    throw new Error('--to takes a time with a time zone, such as 2026-11-25T12:00:00Z.');
  }
  const into = values.into ?? path.join(dataDir, 'postgres');
  await restoreBaseBackup({ backupDir, into, to });
  if (values.into !== undefined) {
    process.stdout.write(`Start PostgreSQL on ${into}. It will restore itself to that time.\n`);
    return;
  }
  try {
    const last = await recover(dataDir, backupDir);
    const until = last === null ? 'as of the backup' : `up to ${last.toISOString()}`;
    process.stdout.write(
      `The database was restored ${until}. Start the shop to complete the recovery.\n`,
    );
  } catch (error) {
    const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8').catch(() => '');
    if (to === undefined || !log.includes(TARGET_NOT_REACHED)) throw error;
    await rm(into, { recursive: true });
    throw new Error(
      `${backupDir} contains nothing committed at ${to.toISOString()} or later. Choose an earlier time, or omit --to to restore everything.`,
      { cause: error },
    );
  }
}

async function recover(dataDir: string, backupDir: string): Promise<Date | null> {
  const postgres = await startPostgres({ dataDir, backupDir, attempts: 3 });
  try {
    return await awaitRecovery(postgres.url);
  } finally {
    await postgres.stop();
  }
}

main().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Nothing was restored. ${why}\n`);
  process.exit(1);
});
