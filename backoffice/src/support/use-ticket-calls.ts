import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import type { AdminTicket } from '../providers/records.ts';
import { shop } from '../providers/shop.ts';
import { useIdempotencyKey } from '../providers/use-idempotency-key.ts';
import type { Outcome } from '../ui/outcome-note.tsx';
import { threadQuery } from './thread-query.ts';

export type TicketCall =
  | { does: 'answer'; message: string; status: AdminTicket['status'] }
  | { does: 'status'; status: AdminTicket['status'] }
  | { does: 'assign'; assigneeId: string | null };

const failed = {
  answer: 'The answer was not sent',
  status: 'The ticket could not be changed',
  assign: 'The ticket could not be changed',
} as const;

/** What staff do with a ticket, as it was looked at; and how the last of it went. */
export function useTicketCalls({ id, version }: AdminTicket) {
  const refresh = useRefresh();
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The second click of a double click comes before the first one shows.
  const underWay = useRef(false);
  const params = { path: { id } };
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn(call: TicketCall): Promise<components['schemas']['TicketReply']> {
      switch (call.does) {
        case 'answer': {
          const { message, status } = call;
          const body = { message, status, version };
          const header = keyOf({ id, ...body });
          return replyOf(
            shop.POST('/api/admin/tickets/{id}/answer', {
              params: { ...params, header },
              body,
              ...asJson,
            }),
          );
        }
        case 'status': {
          const body = { status: call.status, version };
          return replyOf(shop.POST('/api/admin/tickets/{id}/status', { params, body }));
        }
        case 'assign': {
          const body = { assigneeId: call.assigneeId, version };
          return replyOf(
            shop.POST('/api/admin/tickets/{id}/assignee', { params, body, ...asJson }),
          );
        }
      }
    },
  });

  /** Whether it was done. */
  async function make(call: TicketCall): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setOutcome(null);
    try {
      const { Status, Reason, code } = await mutateAsync(call);
      const good = Status === 'SUCCESS';
      const refused =
        code === 'CHANGED_MEANWHILE' ? 'Somebody was quicker' : 'The answer was not sent';
      setOutcome({ good, title: good ? doneTitle(call) : refused, text: Reason });
      // Refused, it is shown as somebody else has left it.
      await client.invalidateQueries(threadQuery(id));
      refresh();
      return good;
    } catch (error) {
      const text = error instanceof Error ? error.message : '';
      setOutcome({ good: false, title: failed[call.does], text });
      return false;
    } finally {
      underWay.current = false;
    }
  }

  return { outcome, busy: isPending ? variables.does : null, make };
}

function doneTitle(call: TicketCall): string {
  if (call.does === 'answer') return 'Answer sent';
  if (call.does === 'assign') return call.assigneeId === null ? 'Given back' : 'Assigned';
  return { OPEN: 'Ticket opened again', WAITING: 'Ticket waits', CLOSED: 'Ticket closed' }[
    call.status
  ];
}
