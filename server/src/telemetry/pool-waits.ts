import { makeSignal } from './signal.ts';

export interface PoolWait {
  seconds: number;
  /** Nobody gave one back in time. */
  inVain: boolean;
}

/** Told for each connection that is asked for. */
export const poolWaits = makeSignal<PoolWait>();
