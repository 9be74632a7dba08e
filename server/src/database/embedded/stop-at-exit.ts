import { runningPostmaster, isServing } from './postmaster.ts';

/** Time to end connections and write everything to disk, usually within a second. */
const ORDERLY_MS = 5_000;
const LOOK_MS = 20;

/**
 * Stops the server on this folder when the process exits. If a proper stop takes too long, stops
 * the server immediately, and its next start repairs the data.
 * @returns a function that cancels this
 */
export function stopAtExit(pid: number, folder: string): () => void {
  const stop = () => {
    if (!isServing(pid, folder)) return;
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
    // the server has ended
  }
}

/** Sleeps synchronously, because nothing else runs in a process that is exiting. */
function isGoneWithin(ms: number, pid: number, folder: string): boolean {
  const bell = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; waited < ms; waited += LOOK_MS) {
    // The server deletes its own pid file. A child process of ours stays in the process list until
    // we exit.
    if (runningPostmaster(folder)?.pid !== pid) return true;
    Atomics.wait(bell, 0, 0, LOOK_MS);
  }
  return false;
}
