import { asJson, once } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { shop } from '../app/api.ts';
import { isSignedOut } from '../identity/is-signed-out.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { ticketQuery } from './ticket-query.ts';

/** Writes on in a ticket. What is sent again after an unknown outcome is the same message. */
export function useWriteOn(id: string, onSent: () => void) {
  const client = useQueryClient();
  const dialog = useDialog();
  const sent = useRef({ message: '', key: '' });
  const warn = (message: string) =>
    dialog.open({ kind: 'warn', title: 'Your message was not sent', message });
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn(message: string) {
      if (sent.current.message !== message) {
        sent.current = { message, key: crypto.randomUUID() };
      }
      return replyOf(
        shop.POST('/api/support/tickets/{id}/messages', {
          params: { path: { id } },
          body: { message },
          ...asJson,
          ...once(sent.current.key),
        }),
      );
    },
    onSuccess({ Status, Reason, Ticket }) {
      client.setQueryData(ticketQuery(id).queryKey, Ticket);
      if (Status === 'ERROR') return void warn(Reason);
      sent.current = { message: '', key: '' };
      onSent();
    },
    onError(error) {
      if (!isSignedOut(error)) void warn(error.message);
    },
  });
  return { send: mutate, busy: isPending };
}
