import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { tellWhileWaiting } from '../../src/database/embedded/tell-while-waiting.ts';
import type { PartOutput } from './part-output.ts';

interface Part {
  /** As in "the sandbox". */
  name: string;
  child: ChildProcess;
  output: PartOutput;
}

interface Waiting {
  isReady: () => Promise<boolean>;
  say: (what: string) => void;
  /** How often it is told that this takes long. */
  tellEveryMs?: number | undefined;
}

/**
 * Waits for a part of the shop as long as it lives, however slow the machine.
 * @throws Error with what the part said, once it has ended
 */
export async function waitForPart(
  { name, child, output }: Part,
  { isReady, say, tellEveryMs }: Waiting,
): Promise<void> {
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  // after "exit", so that all of its output is there
  child.once('close', (code, signal) => (ended ??= `it ended with ${signal ?? code}`));
  const quiet = tellWhileWaiting(name, say, tellEveryMs);
  try {
    while (!(await isReady())) {
      if (ended !== undefined) throw new Error(whyEnded(name, ended, output));
      await pause(50);
    }
  } finally {
    quiet();
  }
}

/** For people: that a part ended, and what it said. */
export function whyEnded(name: string, how: string, output: PartOutput): string {
  const last = output.last();
  return `${name} does not run: ${how}. ${last === '' ? 'It said nothing.' : `It said:\n${last}`}`;
}
