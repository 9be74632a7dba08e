import { useState } from 'react';
import type { AdminEntitlement } from '../providers/records.ts';
import { useAct } from '../providers/write-hooks.ts';
import type { Outcome } from '../ui/outcome-note.tsx';

/** Revokes access granted by staff, and holds the result of the last change. */
export function useAccessChanges() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [withdraw, { isPending }] = useAct('entitlements', 'withdraw', {
    onSuccess: ({ Reason }) => setOutcome({ good: true, title: 'Access revoked', text: Reason }),
    onError: ({ message }) =>
      setOutcome({ good: false, title: 'Access not revoked', text: message }),
    intentOf: () => '',
  });

  function revokeAccess({ id }: AdminEntitlement) {
    setOutcome(null);
    withdraw({ id });
  }

  return { outcome, tell: setOutcome, busy: isPending, takeBack: revokeAccess };
}
