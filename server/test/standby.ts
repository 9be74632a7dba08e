import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { copyCluster } from '../src/database/backup/copy-cluster.ts';
import { runningPostmaster } from '../src/database/embedded/postmaster.ts';
import { startPostgres, type EmbeddedPostgres } from '../src/database/embedded/start-postgres.ts';

export interface Standby extends EmbeddedPostgres {
  /** Runs one statement as the owner of everything and returns its rows. */
  ask<Row extends object>(statement: string): Promise<Row[]>;
  /**
   * Stops responses from all of its processes, without breaking connections, until `thaw` is
   * called.
   */
  freeze(): Promise<{ thaw(): void }>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

interface Primary {
  url: string;
  /** The folder that contains its `postgres` folder. */
  dataDir: string;
}

/**
 * Creates a second server below `dataDir` that streams everything from the first one and can be
 * read.
 */
export async function makeStandby(primary: Primary, dataDir: string): Promise<Standby> {
  const folder = path.join(dataDir, 'postgres');
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    await copyCluster(path.join(primary.dataDir, 'postgres'), folder);
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    );
    await writeFile(path.join(folder, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    await client.end();
  }
  const { hostname, port, username, password } = new URL(primary.url);
  const from = `host=${hostname} port=${port} user=${username} password=${password}`;
  await appendFile(path.join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  await writeFile(path.join(folder, 'standby.signal'), '');
  return startStandby(dataDir);
}

async function startStandby(dataDir: string): Promise<Standby> {
  const server = await startPostgres({ dataDir, fast: true });
  async function ask<Row extends object>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }
  async function processes(): Promise<number[]> {
    const postmaster = runningPostmaster(path.join(dataDir, 'postgres'))?.pid;
    const others = await ask<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    );
    return [postmaster ?? NaN, ...others.map(({ pid }) => pid)];
  }
  async function signalAll(signal: 'SIGKILL' | 'SIGSTOP'): Promise<number[]> {
    const pids = await processes();
    for (const pid of pids) process.kill(pid, signal);
    return pids;
  }
  return {
    ...server,
    ask,
    async freeze() {
      const pids = await signalAll('SIGSTOP');
      return {
        thaw() {
          for (const pid of pids) process.kill(pid, 'SIGCONT');
        },
      };
    },
    async kill() {
      await signalAll('SIGKILL');
    },
  };
}
