import { AsyncLocalStorage } from 'node:async_hooks';

interface Patience {
  ms: number;
  /** By the process's own clock; null before the first call. */
  until: number | null;
}

const waiting = new AsyncLocalStorage<Patience>();

/** Runs `work`, for which someone waits: all its calls to providers together take at most `ms`. */
export function withPatience<T>(ms: number, work: () => T): T {
  return waiting.run({ ms, until: null }, work);
}

/** Returns milliseconds, counted from the first time it is called; Infinity if no one waits. */
export function patienceLeft(): number {
  const patience = waiting.getStore();
  if (patience === undefined) return Infinity;
  const now = performance.now();
  patience.until ??= now + patience.ms;
  return patience.until - now;
}
