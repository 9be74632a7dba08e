import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { isSignedOut } from '../session/is-signed-out.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { ticketQuery } from './ticket-query.ts';

/** Replies to a ticket. */
export function useReplyToTicket(id: string, onSent: () => void) {
  const client = useQueryClient();
  const dialog = useDialog();
  const warn = (message: string) =>
    dialog.open({ kind: 'warn', title: 'Message not sent', message });
  const { mutate, isPending } = useIntent({
    mutationFn: (message: string, once) =>
      replyOf(
        shop.POST('/api/support/tickets/{id}/messages', {
          params: { path: { id }, header: once },
          body: { message },
          ...asJson,
        }),
      ),
    onSuccess({ Status, Reason, Ticket }) {
      client.setQueryData(ticketQuery(id).queryKey, Ticket);
      if (Status === 'ERROR') return void warn(Reason);
      onSent();
    },
    onError(error) {
      if (!isSignedOut(error)) void warn(error.message);
    },
  });
  return { send: mutate, busy: isPending };
}
