import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { makeGuard } from './guard.ts';
import { timeLeft } from './time-limit.ts';
import { ProviderUnavailable } from './provider-unavailable.ts';

const MAX_ATTEMPTS = 3;
const TRY_MS = 5_000;
/** Delay before the second attempt. Doubled before the third. */
const PAUSE_MS = 300;
/** With less time left, nothing is retried. */
const MIN_MS = 1_000;

/**
 * Creates the payment provider's fetch. A call without a response is retried with the same key as
 * long as someone waits for it. The client sends a key with every POST.
 */
export function createStripeFetch(providers: Config['providers']): typeof fetch {
  const guard = makeGuard('Stripe', providers, {
    isFailure: (value) => value instanceof Response && value.status >= 500,
  });

  return async (input, init) => {
    const left = timeLeft();
    const whole = init?.signal ?? null;
    const limits = [
      ...(whole ? [whole] : []),
      ...(Number.isFinite(left) ? [AbortSignal.timeout(Math.max(0, Math.ceil(left)))] : []),
    ];
    for (let tries = 1; ; tries++) {
      const canRetry = () => tries < MAX_ATTEMPTS && timeLeft() > MIN_MS && !whole?.aborted;
      try {
        const response = await guard.ask(
          // the limits also apply while the body is read
          (signal) => fetch(input, { ...init, signal: AbortSignal.any([signal, ...limits]) }),
          TRY_MS,
        );
        if (!wantsAnotherAttempt(response) || !canRetry()) return response;
        await response.body?.cancel();
      } catch (error) {
        if (!canRetry() || (error instanceof ProviderUnavailable && error.paused)) throw error;
      }
      await setTimeout(tries * PAUSE_MS);
    }
  };
}

/** The same decision as in the provider's own client. */
function wantsAnotherAttempt({ status, headers }: Response): boolean {
  const advice = headers.get('Stripe-Should-Retry');
  if (advice === 'true' || advice === 'false') return advice === 'true';
  return status === 409 || status >= 500;
}
