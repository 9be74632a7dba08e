import { makeSignal } from './signal.ts';

interface SecurityNote {
  type: string;
  /** `none` where the type says all. */
  reason: string;
}

/** Told for each security event. */
export const securityNotes = makeSignal<SecurityNote>();
