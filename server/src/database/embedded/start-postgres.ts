import { mkdirSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { archiveSettings } from '../backup/archive.ts';
import { findBinaries } from './binaries.ts';
import { openCluster, superuser, type Cluster } from './cluster.ts';
import { stopAtExit } from './stop-at-exit.ts';
import { reportWhileWaiting } from './report-while-waiting.ts';
import { launch, type Launch, type Launched } from './launch.ts';
import { isAlive, runningPostmaster, type Postmaster } from './postmaster.ts';
import { unprivileged } from './unprivileged.ts';

const database = 'spindle';
const mend = 'If another program damaged the folder, move it away; or set DATABASE_URL.';
/** A server that ends at once is tried again; one that lives, however slowly, is waited for. */
const ATTEMPTS = 40;
/** For one connection; a machine that is busy may take its time. */
const connectWithinMs = 30_000;

export interface EmbeddedPostgres {
  url: string;
  /** A server that was already running was used. */
  attached: boolean;
  /** Ends connections, writes everything down, stops. Stopping twice is fine. */
  stop(): Promise<void>;
}

/** Stopped together with this process, however that ends. */
interface Ending {
  /** A server that was joined, too; else only one that was started. */
  attachedToo?: boolean;
}

export interface EmbeddedOptions extends Launch, Ending {
  dataDir: string;
  log?: (message: string) => void;
  /** How often a server that ends at once is started again. */
  attempts?: number;
  /** How often it is told that this takes long. */
  tellEveryMs?: number;
}

/**
 * PostgreSQL on DATA_DIR/postgres: made when there is none, started when it isn't running, joined
 * when it is (it survives a killed shop). It listens on a free loopback port, and is stopped at the
 * latest when this process exits.
 */
export async function startPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const binaries = findBinaries();
  const as = unprivileged();
  const cluster = openCluster(dataDir, binaries, as, log);

  const quiet = reportWhileWaiting('PostgreSQL', log, options.tellEveryMs);
  try {
    const server = await attach(cluster, options, () =>
      launch(binaries.postgres, cluster, as, options),
    );
    if (server.attached && options.backupDir !== undefined) {
      await warnWithoutBackup(server.url, options.backupDir, log);
    }
    return server;
  } finally {
    quiet();
  }
}

/** What a server was started with stays until it is started again. */
async function warnWithoutBackup(
  url: string,
  backupDir: string,
  log: (message: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'spindle start' });
  await client.connect();
  try {
    const { rows } = await client.query<{ command: string }>(
      `select current_setting('archive_command') as command`,
    );
    if (rows[0]?.command === archiveSettings(backupDir)['archive_command']) return;
    log(
      `PostgreSQL was running already, without BACKUP_DIR=${backupDir}: nothing that happens is kept there until the shop is stopped and started again.`,
    );
  } finally {
    await client.end();
  }
}

async function attach(
  cluster: Cluster,
  { attachedToo = false, attempts = ATTEMPTS }: Ending & Pick<EmbeddedOptions, 'attempts'>,
  launchOne: () => Promise<Launched>,
): Promise<EmbeddedPostgres> {
  let complaint = '';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const running = runningPostmaster(cluster.folder);
    if (running !== undefined) {
      const forget = attachedToo ? stopAtExit(running.pid, cluster.folder) : () => {};
      if (await answers(running, cluster))
        return handle(cluster, running, { attached: true, forget });
      forget();
      continue;
    }
    const launched = await launchOne();
    const { pid } = launched.child;
    if (pid !== undefined) {
      const started = { pid, port: launched.port };
      // Before it answers: this process may be told to end meanwhile.
      const forget = stopAtExit(pid, cluster.folder);
      if (await answers(started, cluster))
        return handle(cluster, started, { attached: false, forget });
      forget();
    }
    complaint = launched.complaint();
    await pause(250);
  }
  throw new Error(
    `PostgreSQL does not start on ${cluster.folder}:\n${complaint || 'it said nothing'}\n${mend}`,
  );
}

/** Waits for the server to take connections, and for the shop's database to exist in it. */
async function answers(server: Postmaster, cluster: Cluster): Promise<boolean> {
  while (isAlive(server.pid)) {
    const client = new pg.Client({
      connectionString: address(cluster, server, 'postgres'),
      application_name: 'spindle start',
      connectionTimeoutMillis: connectWithinMs,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await ensureDatabase(client);
      return true;
    } catch (error) {
      if (isRejection(error)) {
        throw new Error(`PostgreSQL on ${cluster.folder} lets nobody in. ${mend}`, {
          cause: error,
        });
      }
      await pause(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

/** No time mends a password that is not right (SQLSTATE class 28). */
function isRejection(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('28') === true;
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${database}`);
}

function address(cluster: Cluster, server: Postmaster, name: string): string {
  return `postgres://${superuser}:${cluster.password}@127.0.0.1:${server.port}/${name}`;
}

interface Handled {
  attached: boolean;
  /** It needs no stopping any more. */
  forget: () => void;
}

function handle(
  cluster: Cluster,
  server: Postmaster,
  { attached, forget }: Handled,
): EmbeddedPostgres {
  return {
    url: address(cluster, server, database),
    attached,
    async stop() {
      if (isAlive(server.pid)) process.kill(server.pid, 'SIGINT');
      while (isAlive(server.pid)) await pause(20);
      forget();
    },
  };
}
