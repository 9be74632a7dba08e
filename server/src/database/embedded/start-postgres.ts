import { mkdirSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { openCluster, superuser, type Cluster } from './cluster.ts';
import { launch } from './launch.ts';
import { isAlive, runningPostmaster, type Postmaster } from './postmaster.ts';
import { unprivileged } from './unprivileged.ts';

const database = 'spindle';
/** Recovery after a crash may take its time; a server that ends at once is tried again a few times. */
const patienceMs = 120_000;
const attempts = 40;

export interface EmbeddedPostgres {
  url: string;
  /** A server that was already running was used. */
  attached: boolean;
  /** Ends connections, writes everything down, stops. Stopping twice is fine. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  log?: (message: string) => void;
  /** No safety against power failure; for tests. */
  fast?: boolean;
}

/**
 * PostgreSQL on DATA_DIR/postgres: made when there is none, started when it isn't running, joined
 * when it is (it survives a killed shop). It listens on a free loopback port.
 */
export async function startPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const binaries = findBinaries();
  const as = unprivileged();
  const cluster = openCluster(dataDir, binaries, as, log);
  const deadline = Date.now() + patienceMs;
  let complaint = '';

  for (let attempt = 0; attempt < attempts && Date.now() < deadline; attempt++) {
    const running = runningPostmaster(cluster.folder);
    if (running !== undefined) {
      if (await answers(running, cluster, deadline)) return handle(cluster, running, true);
      continue;
    }
    const launched = await launch(binaries.postgres, cluster, as, options.fast ?? false);
    const { pid } = launched.child;
    if (pid !== undefined) {
      const started = { pid, port: launched.port };
      if (await answers(started, cluster, deadline)) return handle(cluster, started, false);
    }
    complaint = launched.complaint();
    await pause(250);
  }
  throw new Error(
    `PostgreSQL does not start on ${cluster.folder}:\n${complaint || 'it said nothing'}\nIf another program damaged the folder, move it away; or set DATABASE_URL.`,
  );
}

/** Waits for the server to take connections, and for the shop's database to exist in it. */
async function answers(server: Postmaster, cluster: Cluster, deadline: number): Promise<boolean> {
  while (isAlive(server.pid) && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: address(cluster, server, 'postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      await ensureDatabase(client);
      return true;
    } catch {
      await pause(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${database}`);
}

function address(cluster: Cluster, server: Postmaster, name: string): string {
  return `postgres://${superuser}:${cluster.password}@127.0.0.1:${server.port}/${name}`;
}

function handle(cluster: Cluster, server: Postmaster, attached: boolean): EmbeddedPostgres {
  return {
    url: address(cluster, server, database),
    attached,
    async stop() {
      if (isAlive(server.pid)) process.kill(server.pid, 'SIGINT');
      while (isAlive(server.pid)) await pause(20);
    },
  };
}
