import type { ChildProcess } from 'node:child_process';

/** A part of the shop does not outlive it, however it ends. */
export function endAtExit(child: ChildProcess): void {
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
