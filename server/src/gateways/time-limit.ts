import { AsyncLocalStorage } from 'node:async_hooks';

interface TimeBudget {
  ms: number;
  /** On the process's own clock. Null before the first call. */
  until: number | null;
}

const waiting = new AsyncLocalStorage<TimeBudget>();

/**
 * Runs `work`, for which someone is waiting. All its calls to providers together take at most `ms`.
 */
export function withTimeLimit<T>(ms: number, work: () => T): T {
  return waiting.run({ ms, until: null }, work);
}

/**
 * Returns the remaining milliseconds, counted from the first call of this function. Returns
 * Infinity if no one is waiting.
 */
export function timeLeft(): number {
  const budget = waiting.getStore();
  if (budget === undefined) return Infinity;
  const now = performance.now();
  budget.until ??= now + budget.ms;
  return budget.until - now;
}
