import { isProofRequested, onProofRequest } from '@spindle/sdk/proof-request';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const ProofForm = lazy(async () => ({ default: (await import('./proof-form.tsx')).ProofForm }));

/** Asks for a fresh proof where a call needs one; the call then goes on by itself. */
export function ProofDialog() {
  if (!useSyncExternalStore(onProofRequest, isProofRequested)) return null;
  return (
    <Suspense>
      <ProofForm />
    </Suspense>
  );
}
