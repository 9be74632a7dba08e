import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import type { Outcome } from '../ui/outcome-note.tsx';
import type { AdminCustomer } from '../providers/records.ts';
import { shop } from '../providers/shop.ts';
import { useUndo } from '../ui/use-undo.tsx';

/** What an administrator may do to somebody's account. */
export type AccountChange =
  | { what: 'roles'; extended?: boolean; warehouse?: boolean; isUndo?: true }
  | { what: 'reset' };

const titles = {
  roles: { good: 'Role changed', bad: 'The role could not be changed' },
  reset: { good: 'Authenticator reset', bad: 'The authenticator could not be reset' },
} as const;

/** One change of an account at a time, and how the last went. */
export function useAccountChange({ id }: AdminCustomer) {
  const refresh = useRefresh();
  const { offer } = useUndo();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The second click of a double click comes before the first one shows.
  const underWay = useRef(false);
  const { mutate, isPending } = useAction({
    mutationFn: (change: AccountChange) => send(id, change),
    onSuccess: ({ Status, Reason }, request) => {
      const { what } = request;
      const good = Status === 'SUCCESS';
      setOutcome({ good, title: titles[what][good ? 'good' : 'bad'], text: Reason });
      if (good && request.what === 'roles' && !request.isUndo) {
        offer(Reason, () => submit(oppositeOf(request)));
      }
      // Refused, somebody else was probably quicker: either way it is shown as it is now.
      refresh();
    },
    onError: ({ message }, { what }) =>
      setOutcome({ good: false, title: titles[what].bad, text: message }),
    onSettled: () => {
      underWay.current = false;
    },
  });

  function submit(request: AccountChange) {
    if (underWay.current) return;
    underWay.current = true;
    setOutcome(null);
    mutate(request);
  }

  return { outcome, busy: isPending, change: submit };
}

function oppositeOf({ extended, warehouse }: Extract<AccountChange, { what: 'roles' }>) {
  return {
    what: 'roles' as const,
    isUndo: true as const,
    ...(extended !== undefined && { extended: !extended }),
    ...(warehouse !== undefined && { warehouse: !warehouse }),
  };
}

function send(id: string, change: AccountChange) {
  const params = { path: { id } };
  if (change.what === 'reset') {
    return replyOf(shop.POST('/api/admin/customers/{id}/resetAuthenticator', { params }));
  }
  const { what: _, isUndo: __, ...body } = change;
  return replyOf(shop.POST('/api/admin/customers/{id}/roles', { params, body }));
}
