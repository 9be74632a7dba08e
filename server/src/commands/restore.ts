import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandConfig } from '../config.ts';
import { awaitRecovery } from '../database/backup/await-recovery.ts';
import { layDownBackup } from '../database/backup/restore-backup.ts';
import { startPostgres } from '../database/embedded/start-postgres.ts';

/**
 * `npm run restore -- --to=2026-11-25T12:00:00Z` has the built-in database as it was just before;
 * `--into=FOLDER` lays it down for another server to be started on.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, into: { type: 'string' } } });
  const { backupDir, dataDir } = readCommandConfig();
  if (backupDir === undefined) throw new Error('BACKUP_DIR says where from; it must be set.');
  const to = values.to === undefined ? undefined : new Date(values.to);
  if (to !== undefined && !/T.*(Z|[+-]\d\d:\d\d)$/.test(values.to ?? '')) {
    throw new Error('--to takes a moment with its zone, such as 2026-11-25T12:00:00Z.');
  }
  const into = values.into ?? path.join(dataDir, 'postgres');
  await layDownBackup({ backupDir, into, to });
  if (values.into !== undefined) {
    process.stdout.write(`Start PostgreSQL on ${into}: it brings itself to that moment.\n`);
    return;
  }
  const postgres = await startPostgres({ dataDir, backupDir });
  try {
    const last = await awaitRecovery(postgres.url);
    const until = last === null ? 'as of the backup' : `up to ${last.toISOString()}`;
    process.stdout.write(`The database is back, ${until}. Start the shop: jobs do the rest.\n`);
  } finally {
    await postgres.stop();
  }
}

main().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Nothing was restored. ${why}\n`);
  process.exit(1);
});
