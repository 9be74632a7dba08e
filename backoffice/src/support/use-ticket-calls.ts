import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import { useIntent } from '@spindle/sdk/react/use-intent';
import type { components } from '@spindle/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import type { AdminTicket } from '../providers/records.ts';
import { shop } from '../providers/shop.ts';
import type { Outcome } from '../ui/outcome-note.tsx';
import { useUndo } from '../ui/use-undo.tsx';
import { threadQuery } from './thread-query.ts';

export type TicketCall =
  | { does: 'answer'; message: string; status: AdminTicket['status'] }
  | { does: 'status'; status: AdminTicket['status']; isUndo?: boolean }
  | { does: 'assign'; assigneeId: string | null; isUndo?: boolean };

interface Versioned {
  call: TicketCall;
  version: number;
}

const failed = {
  answer: 'The answer was not sent',
  status: 'The ticket could not be changed',
  assign: 'The ticket could not be changed',
} as const;

/** What staff do with a ticket, as it was looked at; and how the last of it went. */
export function useTicketCalls(shown: AdminTicket) {
  const { id } = shown;
  const refresh = useRefresh();
  const client = useQueryClient();
  const { offer } = useUndo();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The second click of a double click comes before the first one shows.
  const underWay = useRef(false);
  const params = { path: { id } };
  const { mutateAsync, isPending, variables } = useIntent({
    mutationFn({ call, version }: Versioned, once): Promise<components['schemas']['TicketReply']> {
      switch (call.does) {
        case 'answer': {
          const { message, status } = call;
          const body = { message, status, version };
          return replyOf(
            shop.POST('/api/admin/tickets/{id}/answer', {
              params: { ...params, header: once },
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
    intentOf: ({ call }) => call.does,
  });

  /** Whether it was done, to the ticket as it was looked at. */
  async function make(call: TicketCall, on: AdminTicket = shown): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setOutcome(null);
    try {
      const { Status, Reason, code, Ticket } = await mutateAsync({ call, version: on.version });
      const good = Status === 'SUCCESS';
      const refused =
        code === 'CHANGED_MEANWHILE' ? 'Somebody was quicker' : 'The answer was not sent';
      setOutcome({ good, title: good ? doneTitle(call) : refused, text: Reason });
      // Refused, it is shown as somebody else has left it.
      await client.invalidateQueries(threadQuery(id));
      refresh();
      const back = good ? oppositeOf(call, on) : null;
      // Refused where somebody has changed it since: it is looked at as this change left it.
      if (back && Ticket)
        offer(`#${Ticket.number}: ${doneTitle(call)}`, () => void make(back, Ticket));
      return good;
    } catch (error) {
      const text = error instanceof Error ? error.message : '';
      setOutcome({ good: false, title: failed[call.does], text });
      return false;
    } finally {
      underWay.current = false;
    }
  }

  return { outcome, busy: isPending ? variables.call.does : null, make };
}

function doneTitle(call: TicketCall): string {
  if (call.does === 'answer') return 'Answer sent';
  if (call.does === 'assign') return call.assigneeId === null ? 'Given back' : 'Assigned';
  return { OPEN: 'Ticket opened again', WAITING: 'Ticket waits', CLOSED: 'Ticket closed' }[
    call.status
  ];
}

/** What brings a ticket back to how it was; null of what was sent, and of taking back itself. */
function oppositeOf(call: TicketCall, { status, assigneeId }: AdminTicket): TicketCall | null {
  if (call.does === 'answer' || call.isUndo) return null;
  return call.does === 'status'
    ? { does: 'status', status, isUndo: true }
    : { does: 'assign', assigneeId, isUndo: true };
}
