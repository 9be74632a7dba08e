import { isProofRequested, onProofRequest } from '@spindle/sdk/proof-request';
import { useSyncExternalStore } from 'react';
import { ProofForm } from './proof-form.tsx';

/** Asks for a fresh proof where a call needs one; the call then goes on by itself. */
export function ProofDialog() {
  const requested = useSyncExternalStore(onProofRequest, isProofRequested, () => false);
  return requested ? <ProofForm /> : null;
}
