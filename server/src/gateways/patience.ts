import { AsyncLocalStorage } from 'node:async_hooks';

interface Patience {
  ms: number;
  /** On the process's own clock. Null before the first call. */
  until: number | null;
}

const waiting = new AsyncLocalStorage<Patience>();

/**
 * Runs `work`, for which someone is waiting. All its calls to providers together take at most `ms`.
 */
export function withPatience<T>(ms: number, work: () => T): T {
  return waiting.run({ ms, until: null }, work);
}

/**
 * Returns the remaining milliseconds, counted from the first call of this function. Returns
 * Infinity if no one is waiting.
 */
export function patienceLeft(): number {
  const patience = waiting.getStore();
  if (patience === undefined) return Infinity;
  const now = performance.now();
  patience.until ??= now + patience.ms;
  return patience.until - now;
}
