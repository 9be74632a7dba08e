import { ProviderUnavailable } from '../gateways/provider-unavailable.ts';

/** Number of records handled in parallel. Most of them wait for a provider. */
const AT_ONCE = 5;
/** After this many failures in a row, the provider is at fault, not the individual requests. */
const FAILURES = 5;

interface Backlog<Due> {
  /** Claims the next due records. Returns an empty list when all are done. */
  claim: () => Promise<readonly Due[]>;
  work: (due: Due) => Promise<void>;
  /** Called on failure. The record is left for a later run. */
  failed: (error: unknown, due: Due) => void;
  /** Claims nothing after this time. The next run, or another process, continues. */
  forMs: number;
  /** Aborted when this process has to end. */
  leaving?: AbortSignal | undefined;
}

/** Handles all due records, as long as there is time and the provider responds. */
export async function workThrough<Due>({ claim, work, failed, forMs, leaving }: Backlog<Due>) {
  const until = performance.now() + forMs;
  let failures = 0;
  const continues = () => failures < FAILURES && leaving?.aborted !== true;

  async function workOn(waiting: Iterator<Due>): Promise<void> {
    for (let next = waiting.next(); !next.done && continues(); next = waiting.next()) {
      try {
        await work(next.value);
        failures = 0;
      } catch (error) {
        failed(error, next.value);
        failures = isPaused(error) ? FAILURES : failures + 1;
      }
    }
  }

  while (continues() && performance.now() < until) {
    const due = await claim();
    if (due.length === 0) return;
    const waiting = due.values();
    await Promise.all(Array.from({ length: AT_ONCE }, () => workOn(waiting)));
  }
}

const isPaused = (error: unknown) => error instanceof ProviderUnavailable && error.paused;
