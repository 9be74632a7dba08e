import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * Returns the server running on this folder, according to its own pid file, or undefined if there
 * is none.
 */
export function runningPostmaster(folder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && isServing(pid, folder) ? { pid, port } : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns true if the server still runs. After a crash of the machine, another program may have its
 * process id.
 */
export function isServing(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
  } catch {
    return false;
  }
}
