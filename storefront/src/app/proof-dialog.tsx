import { isProofRequested, onProofRequest } from '@spindle/sdk/proof-request';
import { useSyncExternalStore } from 'react';
import { ProofForm } from './proof-form.tsx';

/** Asks for a fresh proof when a call needs one, after which the call continues. */
export function ProofDialog() {
  const requested = useSyncExternalStore(onProofRequest, isProofRequested, () => false);
  return requested ? <ProofForm /> : null;
}
