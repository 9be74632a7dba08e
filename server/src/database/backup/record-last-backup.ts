import pg from 'pg';

interface Noted {
  /** Of the role that the tables belong to: who serves may not say so. */
  url: string;
  endedAt: Date;
}

/** Lets those who run the shop see how old the last backup is. To be called once it is whole. */
export async function recordLastBackup({ url, endedAt }: Noted): Promise<void> {
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
