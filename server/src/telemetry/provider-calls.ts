import { makeSignal } from './signal.ts';

/** The result of a call: `refused` is a response, `left_alone` was never sent. */
export type ProviderOutcome = 'answered' | 'refused' | 'failed' | 'late' | 'left_alone';

export interface ProviderCall {
  provider: string;
  outcome: ProviderOutcome;
  seconds: number;
}

/** Whether a provider is called: not at all if `open`, with one trial call if `half_open`. */
export interface ProviderState {
  provider: string;
  state: 'closed' | 'half_open' | 'open';
}

/** Receives each call. Costs nothing without listeners. */
export const providerCalls = makeSignal<ProviderCall>();
/** Receives each change, and the initial state when a guard is created. */
export const providerStates = makeSignal<ProviderState>();
