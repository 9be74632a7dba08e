import type { Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Files that are recreated when a server starts, according to PostgreSQL's documentation on
 * backups.
 */
const withoutContent: ReadonlySet<string> = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|.*\.tmp)$/;

/**
 * Copies a server's data folder while the server may be writing to it. A restore repairs torn or
 * missing pages from the log.
 */
export async function copyCluster(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await list(from)) {
    if (leftOut.test(entry.name)) continue;
    const target = path.join(to, entry.name);
    if (withoutContent.has(entry.name)) await mkdir(target, { mode: 0o700 });
    else await copyEntry(entry, path.join(from, entry.name), target);
  }
}

async function copyEntry(entry: Dirent, from: string, to: string): Promise<void> {
  if (entry.isDirectory()) await copyCluster(from, to);
  else if (entry.isFile()) await unlessGone(copyFile(from, to));
  else if (entry.isSymbolicLink()) await symlink(await readlink(from), to);
}

const list = async (folder: string) =>
  (await unlessGone(readdir(folder, { withFileTypes: true }))) ?? [];

async function unlessGone<T>(step: Promise<T>): Promise<T | undefined> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
