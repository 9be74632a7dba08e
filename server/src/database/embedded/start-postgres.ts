import { mkdirSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { archiveSettings } from '../backup/archive.ts';
import { findBinaries } from './binaries.ts';
import { openCluster, superuser, type Cluster } from './cluster.ts';
import { stopAtExit } from './stop-at-exit.ts';
import { reportWhileWaiting } from './report-while-waiting.ts';
import { launch, type Launch, type LaunchedServer } from './launch.ts';
import { isAlive, runningPostmaster, type Postmaster } from './postmaster.ts';
import { unprivileged } from './unprivileged.ts';

const database = 'spindle';
const REMEDY = 'If another program damaged the folder, move it elsewhere, or set DATABASE_URL.';
/**
 * A server that ends immediately is started again. A server that stays alive, however slow, is
 * waited for.
 */
const ATTEMPTS = 40;
/** Timeout for one connection, generous enough for a busy machine. */
const connectWithinMs = 30_000;

export interface EmbeddedPostgres {
  url: string;
  /** True if an already running server was used. */
  attached: boolean;
  /** Ends connections, writes everything to disk and stops the server. Can be called twice. */
  stop(): Promise<void>;
}

/** A server that is stopped together with this process, however the process ends. */
interface StopOptions {
  /** Also stop a server that was already running, not only one that this process started. */
  attachedToo?: boolean;
}

export interface EmbeddedOptions extends Launch, StopOptions {
  dataDir: string;
  log?: (message: string) => void;
  /** How often to restart a server that ends immediately. */
  attempts?: number;
  /** How often to report that starting is slow. */
  tellEveryMs?: number;
}

/**
 * Runs PostgreSQL on DATA_DIR/postgres. Creates the folder if it doesn't exist, starts the server
 * if it isn't running, and connects to a server that survived a killed shop. The server listens on
 * a free loopback port and stops at the latest when this process exits.
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

/** A running server keeps the settings it was started with until it is restarted. */
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
      `PostgreSQL was already running without BACKUP_DIR=${backupDir}. Nothing is archived until you restart the shop.`,
    );
  } finally {
    await client.end();
  }
}

async function attach(
  cluster: Cluster,
  { attachedToo = false, attempts = ATTEMPTS }: StopOptions & Pick<EmbeddedOptions, 'attempts'>,
  launchOne: () => Promise<LaunchedServer>,
): Promise<EmbeddedPostgres> {
  let problem = '';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const running = runningPostmaster(cluster.folder);
    if (running !== undefined) {
      const forget = attachedToo ? stopAtExit(running.pid, cluster.folder) : () => {};
      if (await isAnswering(running, cluster))
        return handle(cluster, running, { attached: true, forget });
      forget();
      continue;
    }
    const launched = await launchOne();
    const { pid } = launched.child;
    if (pid !== undefined) {
      const started = { pid, port: launched.port };
      // Registered before the server responds, because this process may be stopped in the meantime.
      const forget = stopAtExit(pid, cluster.folder);
      if (await isAnswering(started, cluster))
        return handle(cluster, started, { attached: false, forget });
      forget();
    }
    problem = launched.complaint();
    await pause(250);
  }
  throw new Error(
    `PostgreSQL could not start on ${cluster.folder}:\n${problem || 'it printed nothing'}\n${REMEDY}`,
  );
}

/** Waits until the server accepts connections and the shop's database exists. */
async function isAnswering(server: Postmaster, cluster: Cluster): Promise<boolean> {
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
        throw new Error(`PostgreSQL in ${cluster.folder} isn't accepting connections. ${REMEDY}`, {
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

/** Waiting doesn't fix a wrong password (SQLSTATE class 28). */
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

interface ServerProcess {
  attached: boolean;
  /** Cancels the stop at exit. */
  forget: () => void;
}

function handle(
  cluster: Cluster,
  server: Postmaster,
  { attached, forget }: ServerProcess,
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
