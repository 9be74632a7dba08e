import pg from 'pg';

interface BackupRecord {
  /** Connects as the owner of the tables, because the serving role may not write this table. */
  url: string;
  endedAt: Date;
}

/**
 * Records when the last backup ended, for the metrics. Call this function once the backup is
 * complete.
 */
export async function recordLastBackup({ url, endedAt }: BackupRecord): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'spindle backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(
      `insert into last_backup (what, ended_at) values ('server', $1)
       on conflict (what) do update set ended_at = excluded.ended_at`,
      [endedAt],
    );
  } finally {
    await client.end();
  }
}
