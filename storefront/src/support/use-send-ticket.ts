import { replyOf, ShopError, type FieldError } from '@spindle/sdk/errors';
import type { IntentHeader } from '@spindle/sdk/react/intent-key';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { humanCheck } from '../shop/human-check.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import type { ContactFields } from './contact-schema.ts';
import { ownTicketsQuery } from './ticket-query.ts';

/** Sends the message and reports the result. `send` returns the server's errors by field. */
export function useSendTicket(onSent: (reason: string) => void) {
  const dialog = useDialog();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useIntent({ mutationFn: sendTicket });

  async function send(fields: Partial<ContactFields>): Promise<FieldError[]> {
    if (isPending) return [];
    try {
      const { Status, Reason } = await mutateAsync(fields);
      const good = Status === 'SUCCESS';
      if (good) void client.invalidateQueries({ queryKey: ownTicketsQuery.queryKey });
      await dialog.open({ kind: good ? 'success' : 'warn', title: Status, message: Reason });
      if (good) onSent(Reason);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error instanceof ShopError && error.errors.length > 0) return error.errors;
      const title = 'Message not sent';
      await dialog.open({ kind: 'warn', title, message: error.message });
    }
    return [];
  }

  return { send, busy: isPending };
}

async function sendTicket(
  { name, email, issue = '', message = '' }: Partial<ContactFields>,
  once: IntentHeader,
) {
  const rct = await humanCheck('SEND_TICKET');
  const body = { ...(name && { name }), ...(email && { email }), issue, message, rct };
  return replyOf(shop.POST('/api/support/sendTicket', { body, params: { header: once } }));
}
