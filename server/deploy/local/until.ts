import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 100;
/** Generous enough for a busy machine. */
const TIMEOUT_MS = 600_000;

/**
 * Repeats a check until it is true. An error in the check ends it. @throws Error with `what` after
 * the timeout
 */
export async function until(what: () => string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(what());
    await pause(EVERY_MS);
  }
}

export async function answersWell(address: string): Promise<boolean> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  await reply?.arrayBuffer().catch(() => {});
  return reply?.ok === true;
}
