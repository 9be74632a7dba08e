import { Button } from '@mui/material';
import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { shop } from '../providers/shop.ts';
import { useNow } from '../ui/clock.ts';
import { stateOf, type DiscountCode } from './discount-code.ts';

/** Switches a code on or off; nothing for one that is over, which the shop would refuse. */
export function SwitchCode({ code }: { code: DiscountCode }) {
  const { label } = stateOf(code, useNow());
  const refresh = useRefresh();
  const notify = useNotify();
  const active = !code.active;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const params = { path: { id: code.id } };
      const reply = await replyOf(
        shop.POST('/api/admin/codes/{id}/active', { ...asJson, params, body: { active } }),
      );
      if (reply.Status === 'ERROR') throw new Error(reply.Reason);
      return reply;
    },
    onSuccess: ({ Reason }) => notify(Reason, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => refresh(),
  });
  if (label === 'Refused' || label === 'Ended') return null;
  const action = active ? 'Switch on' : 'Switch off';
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`${action} ${code.code}`}
      onClick={() => mutate()}
    >
      {action}
    </Button>
  );
}
