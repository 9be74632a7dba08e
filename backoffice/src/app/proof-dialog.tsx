import { isProofRequested, onProofRequest } from '@spindle/sdk/proof-request';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useSyncExternalStore } from 'react';

const ProofForm = lazyComponent(async () => (await import('./proof-form.tsx')).ProofForm);

/** Asks for a fresh proof where a call needs one; the call then goes on by itself. */
export function ProofDialog() {
  if (!useSyncExternalStore(onProofRequest, isProofRequested)) return null;
  return (
    <Suspense>
      <ProofForm />
    </Suspense>
  );
}
