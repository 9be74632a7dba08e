import { roleFields } from '@spindle/sdk/domain/identity/staff-changes';
import type { components } from '@spindle/sdk/schema';
import { useState } from 'react';
import type { AdminCustomer } from '../providers/records.ts';
import { useAct } from '../providers/write-hooks.ts';
import type { Outcome } from '../ui/outcome-note.tsx';
import { useUndo } from '../ui/use-undo.tsx';

type Roles = components['schemas']['ChangeRolesForm'];

export type AccountChange = ({ what: 'roles'; isUndo?: true } & Roles) | { what: 'reset' };

/** Makes one change to an account at a time, and holds the last result. */
export function useAccountChange({ id }: AdminCustomer) {
  const { offer } = useUndo();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [changeRoles, changing] = useAct('customers', 'roles');
  const [reset, resetting] = useAct('customers', 'resetAuthenticator');

  const outcomes = (good: string, bad: string) => ({
    onSuccess: ({ Reason }: { Reason: string }) =>
      setOutcome({ good: true, title: good, text: Reason }),
    onError: ({ message }: Error) => setOutcome({ good: false, title: bad, text: message }),
  });

  function change(request: AccountChange) {
    setOutcome(null);
    if (request.what === 'reset') {
      reset({ id }, outcomes('Authenticator reset', 'Authenticator not reset'));
      return;
    }
    const { what: _, isUndo, ...data } = request;
    const tell = outcomes('Role changed', 'Role not changed');
    changeRoles(
      { id, data },
      {
        ...tell,
        onSuccess(reply) {
          tell.onSuccess(reply);
          if (!isUndo) offer(reply.Reason, () => change(oppositeOf(request)));
        },
      },
    );
  }

  return { outcome, busy: changing.isPending || resetting.isPending, change };
}

function oppositeOf(change: Extract<AccountChange, { what: 'roles' }>): AccountChange {
  const roles: Roles = {};
  for (const field of roleFields) {
    const given = change[field];
    if (given !== undefined) roles[field] = !given;
  }
  return { what: 'roles', isUndo: true, ...roles };
}
