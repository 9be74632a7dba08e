import { useState } from 'react';
import type { Release } from '../providers/records.ts';
import { useAct } from '../providers/write-hooks.ts';
import type { Outcome } from '../ui/outcome-note.tsx';

interface Activation extends Outcome {
  /** Id of the release that was made available. */
  opened?: string;
}

/** Makes another version the current one and reports the result. */
export function useActivateRelease() {
  const [outcome, setOutcome] = useState<Activation | null>(null);
  const [send, { isPending }] = useAct('releases', 'activate', { intentOf: () => '' });

  function activate({ id, number, name }: Release) {
    setOutcome(null);
    send(
      { id },
      {
        onSuccess: ({ Reason }) =>
          setOutcome({ good: true, title: Reason, text: name, opened: id }),
        onError: ({ message }) =>
          setOutcome({
            good: false,
            title: `Couldn't make release ${number} available`,
            text: message,
          }),
      },
    );
  }

  return { outcome, busy: isPending, activate };
}
