import { makeSignal } from './signal.ts';

/** What became of a call: `refused` is an answer, `left_alone` was never sent. */
export type ProviderOutcome = 'answered' | 'refused' | 'failed' | 'late' | 'left_alone';

export interface ProviderCall {
  provider: string;
  outcome: ProviderOutcome;
  seconds: number;
}

/** Whether a provider is asked: `open` is left alone, `half_open` is tried with one call. */
export interface ProviderState {
  provider: string;
  state: 'closed' | 'half_open' | 'open';
}

/** Told for each call; nothing is made of it where nobody listens. */
export const providerCalls = makeSignal<ProviderCall>();
/** Told at each change, and once when a guard is made. */
export const providerStates = makeSignal<ProviderState>();
