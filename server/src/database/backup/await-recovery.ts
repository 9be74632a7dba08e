import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { recoverySettings } from './restore-backup.ts';

const LOOK_MS = 200;

/**
 * Waits until a server restored from a backup is ready, however long its log is.
 * @returns the time of the last commit that the server has
 */
export async function awaitRecovery(url: string): Promise<Date | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'spindle restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    let last: Date | null = null;
    for (;;) {
      const { rows } = await client.query<{ recovering: boolean; last: Date | null }>(
        'select pg_is_in_recovery() as recovering, pg_last_xact_replay_timestamp() as last',
      );
      last = rows[0]?.last ?? last;
      if (rows[0]?.recovering === false) break;
      await setTimeout(LOOK_MS);
    }
    // otherwise these settings would apply to anything restored from a later backup
    for (const name of recoverySettings) await client.query(`alter system reset ${name}`);
    await client.query('select pg_reload_conf()');
    return last;
  } finally {
    await client.end();
  }
}
