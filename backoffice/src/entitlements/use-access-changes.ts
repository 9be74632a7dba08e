import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AdminEntitlement } from '../providers/records.ts';
import { shop } from '../providers/shop.ts';
import type { Outcome } from '../ui/outcome-note.tsx';

const failed = 'The access could not be taken back';

/** How the last change of somebody's access went, and the way to take back what staff gave. */
export function useAccessChanges() {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The second click of a double click comes before the first one shows.
  const underWay = useRef(false);
  const { mutate, isPending } = useAction({
    mutationFn: ({ id }: AdminEntitlement) =>
      replyOf(shop.POST('/api/admin/entitlements/{id}/withdraw', { params: { path: { id } } })),
    onSuccess: ({ Status, Reason }) => {
      const good = Status === 'SUCCESS';
      return tell({ good, title: good ? 'Access taken back' : failed, text: Reason });
    },
    onError: ({ message }) => setOutcome({ good: false, title: failed, text: message }),
    onSettled: () => {
      underWay.current = false;
    },
  });

  /** Says it, and shows the access as it is now. */
  async function tell(next: Outcome) {
    await Promise.all(
      // Roles follow from access.
      ['entitlements', 'members'].map((kind) => client.invalidateQueries({ queryKey: [kind] })),
    );
    setOutcome(next);
  }

  function takeBack(entitlement: AdminEntitlement) {
    if (underWay.current) return;
    underWay.current = true;
    setOutcome(null);
    mutate(entitlement);
  }

  return { outcome, tell, busy: isPending, takeBack };
}
