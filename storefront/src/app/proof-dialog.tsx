import { isProofRequested, onProofRequest } from '@spindle/sdk/proof-request';
import { useSyncExternalStore } from 'react';
import { ProofForm } from './proof-form.tsx';

/** Asks for fresh proof when a call needs it, then lets the call continue. */
export function ProofDialog() {
  const requested = useSyncExternalStore(onProofRequest, isProofRequested, () => false);
  return requested ? <ProofForm /> : null;
}
