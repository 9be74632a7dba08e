import { isProofRequested, onProofRequest } from '@spindle/sdk/proof-request';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useSyncExternalStore } from 'react';

const ProofForm = lazyComponent(async () => (await import('./proof-form.tsx')).ProofForm);

/** Asks for an authenticator code or a passkey when a call requires it, then continues the call. */
export function ProofDialog() {
  if (!useSyncExternalStore(onProofRequest, isProofRequested)) return null;
  return (
    <Suspense>
      <ProofForm />
    </Suspense>
  );
}
