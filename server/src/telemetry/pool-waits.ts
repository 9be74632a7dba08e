import { makeSignal } from './signal.ts';

export interface PoolWait {
  seconds: number;
  /** True if no connection was available in time. */
  inVain: boolean;
}

/** Receives each request for a connection. */
export const poolWaits = makeSignal<PoolWait>();
