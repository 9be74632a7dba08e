import { isProofRequested, onProofRequest } from '@spindle/sdk/proof-request';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useSyncExternalStore } from 'react';

const ProofForm = lazyComponent(async () => (await import('./proof-form.tsx')).ProofForm);

/** Asks for a fresh proof when a call needs one, after which the call continues. */
export function ProofDialog() {
  if (!useSyncExternalStore(onProofRequest, isProofRequested)) return null;
  return (
    <Suspense>
      <ProofForm />
    </Suspense>
  );
}
