import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { archiveIn, archiveSettings } from '../backup/archive.ts';
import type { Cluster } from './cluster.ts';
import { ownedBy, type Unprivileged } from './unprivileged.ts';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '100',
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  random_page_cost: '1.1',
  jit: 'off',
};

/** For disposable data: writes are several times as fast. */
const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export interface LaunchedServer {
  port: number;
  child: ChildProcess;
  /** Returns the server's error output. */
  complaint(): string;
}

export interface Launch {
  /** No protection against power failure, for tests. */
  fast?: boolean | undefined;
  /** Where to archive the log, which backups need. */
  backupDir?: string | undefined;
}

/**
 * Starts a server in a separate process group, so that Ctrl-C reaches only the shop, which then
 * stops the database properly.
 */
export async function launch(
  postgres: string,
  cluster: Cluster,
  as: Unprivileged,
  { fast = false, backupDir }: Launch,
): Promise<LaunchedServer> {
  const port = await freePort();
  const selected = {
    ...settings,
    ...(fast ? fastSettings : {}),
    ...(backupDir === undefined ? {} : archiveSettings(backupDir)),
    port: String(port),
  };
  if (backupDir !== undefined) ownedBy(as.owner, archiveIn(backupDir));
  const flags = Object.entries(selected).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, ...before] = [...as.prefix, postgres];
  const logFile = path.join(path.dirname(cluster.folder), 'postgres.log');
  const output = openSync(logFile, 'w', 0o600);
  const child = spawn(program, [...before, '-D', cluster.folder, ...flags], {
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    ...(as.uid === undefined ? {} : { uid: as.uid, gid: as.gid }),
  });
  closeSync(output);
  child.on('error', () => {});
  child.unref();
  return { port, child, complaint: () => readFileSync(logFile, 'utf8').trim() };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
