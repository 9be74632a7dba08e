import { lazy, Suspense } from 'react';
import { useProofRequested } from '../providers/proof-request.ts';

const ProofForm = lazy(async () => ({ default: (await import('./proof-form.tsx')).ProofForm }));

/** Asks for a code of the authenticator where a call needs one; the call then goes on by itself. */
export function ProofDialog() {
  if (!useProofRequested()) return null;
  return (
    <Suspense>
      <ProofForm />
    </Suspense>
  );
}
