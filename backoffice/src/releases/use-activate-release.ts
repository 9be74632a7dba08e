import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Release } from '../providers/records.ts';
import { shop } from '../providers/shop.ts';
import type { Outcome } from '../ui/outcome-note.tsx';

interface Activation extends Outcome {
  /** Id of the release that was opened. */
  opened?: string;
}

/** Puts another version in front of subscribers, and tells how that went. */
export function useActivateRelease() {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Activation | null>(null);
  // The second click of a double click comes before the first one shows.
  const underWay = useRef(false);
  const { mutate, isPending } = useAction({
    mutationFn: ({ id }: Release) =>
      replyOf(shop.POST('/api/admin/releases/{id}/activate', { params: { path: { id } } })),
    onSuccess: async ({ Status, Reason }, { id, number, name }) => {
      const good = Status === 'SUCCESS';
      // Refused, somebody else was probably quicker: either way it is shown as it is now.
      await client.invalidateQueries({ queryKey: ['releases'] });
      setOutcome(
        good
          ? { good, title: Reason, text: name, opened: id }
          : { good, title: `Release ${number} could not be opened`, text: Reason },
      );
    },
    onError: ({ message }, { number }) =>
      setOutcome({ good: false, title: `Release ${number} could not be opened`, text: message }),
    onSettled: () => {
      underWay.current = false;
    },
  });

  function activate(release: Release) {
    if (underWay.current) return;
    underWay.current = true;
    setOutcome(null);
    mutate(release);
  }

  return { outcome, busy: isPending, activate };
}
