import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
const timeout = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];

/** Finds HAProxy. Installs Debian's package if we have permission. */
export function findHaproxy(): string {
  const found = installed() ?? (process.getuid?.() === 0 ? fromDebian() : undefined);
  if (found !== undefined) return found;
  throw new Error('HAProxy is not installed. Run: apt-get install haproxy');
}

function installed(): string | undefined {
  return folders.map((folder) => path.join(folder, 'haproxy')).find(isRunnable);
}

function fromDebian(): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const command of [['update'], ['install', '--yes', '--no-install-recommends', 'haproxy']])
      execFileSync('apt-get', [...timeout, ...command], { env, stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return installed();
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
