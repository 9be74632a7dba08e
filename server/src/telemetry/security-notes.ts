import { makeSignal } from './signal.ts';

interface SecurityNote {
  type: string;
  /** `none` if the type says everything. */
  reason: string;
}

/** Receives each security event. */
export const securityNotes = makeSignal<SecurityNote>();
