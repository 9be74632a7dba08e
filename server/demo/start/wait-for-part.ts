import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { reportWhileWaiting } from '../../src/database/embedded/report-while-waiting.ts';
import type { PartOutput } from './part-output.ts';

interface Part {
  /** For example "the sandbox". */
  name: string;
  child: ChildProcess;
  output: PartOutput;
}

interface WaitOptions {
  isReady: () => Promise<boolean>;
  say: (what: string) => void;
  /** How often to report that this is slow. */
  tellEveryMs?: number | undefined;
}

/**
 * Waits for a process for as long as it lives, however slow the machine.
 * @throws Error with the process's output, once it has ended
 */
export async function waitForPart(
  { name, child, output }: Part,
  { isReady, say, tellEveryMs }: WaitOptions,
): Promise<void> {
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  // fires after "exit", so all of its output is complete
  child.once('close', (code, signal) => (ended ??= `it ended with ${signal ?? code}`));
  const quiet = reportWhileWaiting(name, say, tellEveryMs);
  try {
    while (!(await isReady())) {
      if (ended !== undefined) throw new Error(whyEnded(name, ended, output));
      await pause(50);
    }
  } finally {
    quiet();
  }
}

/** Explains to people that a process ended, with its last output. */
export function whyEnded(name: string, how: string, output: PartOutput): string {
  const last = output.last();
  return `${name} is not running: ${how}. ${last === '' ? 'No output.' : `Last output:\n${last}`}`;
}
