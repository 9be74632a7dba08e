import type { ChildProcess } from 'node:child_process';

/** Makes sure that a child process doesn't outlive the shop, however the shop ends. */
export function endAtExit(child: ChildProcess): void {
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
