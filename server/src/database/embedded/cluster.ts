import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { isAlive } from './postmaster.ts';
import { ownedBy, type Unprivileged } from './unprivileged.ts';

export const superuser = 'spindle';
const passwordFile = 'spindle-password';

export interface Cluster {
  folder: string;
  password: string;
}

/**
 * Returns the data folder, and creates it if it doesn't exist. A new folder is prepared elsewhere
 * and moved into place complete, so that an interrupted run leaves nothing half done and one of two
 * concurrent runs wins.
 */
export function openCluster(
  dataDir: string,
  binaries: Binaries,
  as: Unprivileged,
  log: (message: string) => void,
): Cluster {
  const folder = path.join(dataDir, 'postgres');
  removeAbandoned(dataDir);
  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    log('Preparing a new database');
    initialize(folder, binaries, as);
  }
  ownedBy(as.owner, folder);
  return { folder, password: readFileSync(path.join(folder, passwordFile), 'utf8') };
}

/**
 * Deletes the folder that a killed run had prepared. The folder's name contains the run's process
 * id.
 */
function removeAbandoned(dataDir: string): void {
  for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) {
    const [, pid] = /^postgres-new-(\d+)(-password)?$/.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    // The run's initdb may still be running for a moment.
    rmSync(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

function initialize(folder: string, binaries: Binaries, as: Unprivileged): void {
  const draft = `${folder}-new-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const file = `${draft}-password`;
  writeFileSync(file, password, { mode: 0o600 });
  ownedBy(as.owner, draft);
  ownedBy(as.owner, file);
  try {
    run(binaries.initdb, draft, file, as);
    writeFileSync(path.join(draft, passwordFile), password, { mode: 0o600 });
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(path.join(folder, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(file, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

function run(initdb: string, draft: string, file: string, as: Unprivileged): void {
  const options = [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    `--pwfile=${file}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
  ];
  const [program, ...before] = [...as.prefix, initdb];
  const result = spawnSync(program, [...before, ...options], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    ...(as.uid === undefined ? {} : { uid: as.uid, gid: as.gid }),
  });
  if (result.status === 0) return;
  const reason = result.error?.message ?? `${result.stderr}${result.stdout}`.trim();
  throw new Error(
    `PostgreSQL could not prepare its data in ${draft}: ${reason}\nUse a DATA_DIR that this user can write to, or set DATABASE_URL.`,
  );
}
