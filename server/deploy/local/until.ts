import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 100;
/** A machine that is busy may take its time. */
const PATIENCE_MS = 600_000;

/** Asks again and again until it is so; an error ends it. @throws Error with `what`, when it never comes about */
export async function until(what: () => string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
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
