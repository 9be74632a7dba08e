import { Button } from '@mui/material';
import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useNotify, useRefresh } from 'react-admin';
import { shop } from '../providers/shop.ts';
import { useNow } from '../ui/clock.ts';
import { useUndo } from '../ui/use-undo.tsx';
import { stateOf, type DiscountCode } from './discount-code.ts';

interface Switch {
  active: boolean;
  /** As it was seen: whoever comes later is told. */
  version: number;
  isUndo: boolean;
}

/** Switches a code on or off; nothing for one that is over, which the shop would refuse. */
export function SwitchCode({ code }: { code: DiscountCode }) {
  const { label } = stateOf(code, useNow());
  const refresh = useRefresh();
  const notify = useNotify();
  const { offer } = useUndo();
  const { mutate, isPending } = useAction({
    mutationFn: async ({ active, version }: Switch) => {
      const params = { path: { id: code.id } };
      const reply = await replyOf(
        shop.POST('/api/admin/codes/{id}/active', { ...asJson, params, body: { active, version } }),
      );
      if (reply.Status === 'ERROR') throw new Error(reply.Reason);
      return reply;
    },
    onSuccess: ({ Reason }, { active, version, isUndo }) => {
      if (isUndo) notify(Reason, { type: 'success' });
      else offer(Reason, () => mutate({ active: !active, version: version + 1, isUndo: true }));
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => refresh(),
  });
  if (label === 'Refused' || label === 'Ended') return null;
  const action = code.active ? 'Switch off' : 'Switch on';
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`${action} ${code.code}`}
      onClick={() => mutate({ active: !code.active, version: code.version, isUndo: false })}
    >
      {action}
    </Button>
  );
}
