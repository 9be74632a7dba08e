import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { copyCluster } from './copy-cluster.ts';
import { nameOf, recordBackup, pruneBackups, type Backup } from './backups.ts';

interface BackupOptions {
  /** Connects with a role that may make backups. */
  url: string;
  backupDir: string;
  now: Date;
}

/** How long the server may take to archive the last part of the log that the backup needs. */
const ARCHIVE_MS = 10 * 60_000;

/** Copies the whole server while it is in use. Any later time can be restored from the copy. */
export async function takeBackup({ url, backupDir, now }: BackupOptions): Promise<Backup> {
  // the server aborts a backup when its connection ends
  const client = new pg.Client({ connectionString: url, application_name: 'spindle backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set statement_timeout = ${ARCHIVE_MS}`);
    const data = await dataFolder(client);
    await client.query('select pg_backup_start($1, true)', ['spindle']);
    const folder = path.join(backupDir, nameOf(now));
    const draft = `${folder}.part`;
    await copyCluster(data, draft);
    const { rows } = await client.query<{ label: string; endedAt: Date }>(
      `select labelfile as label, clock_timestamp() as "endedAt" from pg_backup_stop(true)`,
    );
    const [{ label, endedAt } = { label: '', endedAt: now }] = rows;
    await writeFile(path.join(draft, 'backup_label'), label);
    const firstLogFile = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
    if (firstLogFile === undefined) throw new Error('The server returned no backup label.');
    await recordBackup({ folder: draft, endedAt, firstLogFile });
    await rename(draft, folder);
    await pruneBackups(backupDir);
    return { folder, endedAt, firstLogFile };
  } finally {
    await client.end();
  }
}

/**
 * Returns the server's data folder.
 * @throws if changes after the backup would be lost, or the files are on another machine
 */
async function dataFolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ mode: string; folder: string }>(
    `select current_setting('archive_mode') as mode, current_setting('data_directory') as folder`,
  );
  const [row] = rows;
  if (row === undefined || row.mode === 'off') {
    throw new Error("The server doesn't archive its log (archive_mode is off).");
  }
  return row.folder;
}
