import { runningPostmaster, serves } from './postmaster.ts';

/** Ends connections and writes everything down, mostly within a second. */
const ORDERLY_MS = 5_000;
const LOOK_MS = 20;

/**
 * Stops the server on this folder when the process exits: orderly, and where that takes too long at
 * once, which its next start mends. @returns takes that back
 */
export function stopAtExit(pid: number, folder: string): () => void {
  const stop = () => {
    if (!serves(pid, folder)) return;
    send(pid, 'SIGINT');
    if (!isGoneWithin(ORDERLY_MS, pid, folder)) send(pid, 'SIGQUIT');
  };
  process.once('exit', stop);
  return () => process.off('exit', stop);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it is gone
  }
}

/** Nothing else happens any more in a process that exits, so it may sleep. */
function isGoneWithin(ms: number, pid: number, folder: string): boolean {
  const bell = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; waited < ms; waited += LOOK_MS) {
    // It takes its own note away; a child of ours is listed as a process until we are gone.
    if (runningPostmaster(folder)?.pid !== pid) return true;
    Atomics.wait(bell, 0, 0, LOOK_MS);
  }
  return false;
}
