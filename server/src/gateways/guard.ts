import { circuitBreaker, ConsecutiveBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';
import { timeLeft } from './time-limit.ts';
import {
  providerCalls,
  providerStates,
  type ProviderOutcome,
  type ProviderState,
} from '../telemetry/provider-calls.ts';
import { inSpan, partSpan } from '../telemetry/tracing.ts';
import { ProviderUnavailable } from './provider-unavailable.ts';

/** Failures in a row after which a provider is not called for a while. */
const FAILURES = 5;
/** Timeout for all attempts of a call together if no customer is waiting. */
const JOB_MS = 20_000;

export interface Guard {
  /**
   * Returns a call's response. All attempts together must stay within `withinMs` and within the
   * caller's patience.
   * @throws ProviderUnavailable if there is no response
   */
  ask<T>(call: (signal: AbortSignal) => Promise<T>, withinMs?: number): Promise<T>;
  /** Does the same for calls that are worth waiting for, ignoring the caller's patience. */
  askAtLeisure<T>(call: (signal: AbortSignal) => Promise<T>, withinMs: number): Promise<T>;
}

interface FailureRules {
  /** Errors that show that the provider works, such as its rejections. */
  isAnswer?: (error: unknown) => boolean;
  /** Results that show that the provider doesn't work. */
  isFailure?: (value: unknown) => boolean;
}

/** Creates the guard for one provider in one process. */
export function makeGuard(
  provider: string,
  { pauseMs }: { pauseMs: number },
  { isAnswer = () => false, isFailure = () => false }: FailureRules = {},
): Guard {
  const breaker = circuitBreaker(
    handleAll.orWhenResult((outcome) => isFailure(Object(outcome)['value'])),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(FAILURES) },
  );

  const reportState = (state: ProviderState['state']) => providerStates.tell({ provider, state });
  reportState('closed');
  breaker.onBreak(() => reportState('open'));
  breaker.onHalfOpen(() => reportState('half_open'));
  breaker.onReset(() => reportState('closed'));

  async function settle<T>(call: Promise<T>): Promise<{ value: T } | { rejection: unknown }> {
    try {
      return { value: await call };
    } catch (error) {
      if (isAnswer(error)) return { rejection: error };
      throw error;
    }
  }

  async function askWithin<T>(call: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
    const span = partSpan({ name: provider, kind: 'client' });
    const note = (outcome: ProviderOutcome) => span?.note({ 'provider.outcome': outcome });
    const outcome = await inSpan(span, () => outcomeWithin(call, ms, note));
    if ('rejection' in outcome) throw outcome.rejection;
    return outcome.value;
  }

  async function outcomeWithin<T>(
    call: (signal: AbortSignal) => Promise<T>,
    ms: number,
    note: (outcome: ProviderOutcome) => void,
  ): Promise<{ value: T } | { rejection: unknown }> {
    if (ms <= 0)
      throw new ProviderUnavailable(`The deadline passed before ${provider} could be called.`);
    const late = () =>
      new ProviderUnavailable(`${provider} did not respond within ${Math.ceil(ms)} ms.`);
    const started = performance.now();
    const tell = (outcome: ProviderOutcome) => {
      providerCalls.tell({ provider, outcome, seconds: (performance.now() - started) / 1000 });
      note(outcome);
    };
    try {
      const outcome = await breaker.execute(() => settle(within(ms, call, late)));
      if ('rejection' in outcome) {
        tell('refused');
        return { rejection: outcome.rejection };
      }
      tell(isFailure(outcome.value) ? 'failed' : 'answered');
      return outcome;
    } catch (error) {
      if (!isBrokenCircuitError(error)) {
        tell(error instanceof ProviderUnavailable ? 'late' : 'failed');
        throw error;
      }
      tell('left_alone');
      throw new ProviderUnavailable(`${provider} is unavailable; calls are paused.`, {
        paused: true,
      });
    }
  }

  return {
    ask: (call, withinMs = JOB_MS) => askWithin(call, Math.min(withinMs, timeLeft())),
    askAtLeisure: askWithin,
  };
}

/** Returns a call's result, or throws `late()` and aborts the call after `ms`. */
export async function within<T>(
  ms: number,
  call: (signal: AbortSignal) => Promise<T>,
  late: () => Error,
): Promise<T> {
  const calling = new AbortController();
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = late();
    reject(error);
    calling.abort(error);
  }, ms);
  try {
    return await Promise.race([call(calling.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
