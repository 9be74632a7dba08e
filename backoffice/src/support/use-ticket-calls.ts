import { ShopError } from '@spindle/sdk/errors';
import { useState } from 'react';
import type { AdminTicket } from '../providers/records.ts';
import { useAct } from '../providers/write-hooks.ts';
import type { Outcome } from '../ui/outcome-note.tsx';
import { useUndo } from '../ui/use-undo.tsx';

export type TicketCall =
  | { does: 'answer'; message: string; status: AdminTicket['status'] }
  | { does: 'status'; status: AdminTicket['status']; isUndo?: boolean }
  | { does: 'assign'; assigneeId: string | null; isUndo?: boolean };

/**
 * Makes the calls that change a ticket as the user saw it, and holds the result of the last call.
 */
export function useTicketCalls(displayed: AdminTicket) {
  const { id } = displayed;
  const { offer } = useUndo();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [answer, answering] = useAct('tickets', 'answer');
  const [setStatus, settingStatus] = useAct('tickets', 'status');
  const [assign, assigning] = useAct('tickets', 'assign');

  function send(call: TicketCall, version: number) {
    const meta = { version };
    const options = { returnPromise: true } as const;
    switch (call.does) {
      case 'answer': {
        const { message, status } = call;
        return answer({ id, data: { message, status }, meta }, options);
      }
      case 'status':
        return setStatus({ id, data: { status: call.status }, meta }, options);
      case 'assign':
        return assign({ id, data: { assigneeId: call.assigneeId }, meta }, options);
    }
  }

  /** Makes a call and returns whether it succeeded. */
  async function make(call: TicketCall, on: AdminTicket = displayed): Promise<boolean> {
    setOutcome(null);
    try {
      const { Reason, Ticket } = await send(call, on.version);
      setOutcome({ good: true, title: doneTitle(call), text: Reason });
      const back = oppositeOf(call, on);
      // Undo names the version that this change made, so the shop rejects the undo if someone has
      // changed the ticket since.
      if (back && Ticket)
        offer(`#${Ticket.number}: ${doneTitle(call)}`, () => void make(back, Ticket));
      return true;
    } catch (error) {
      const text = error instanceof Error ? error.message : '';
      setOutcome({ good: false, title: rejectedTitle(call, error), text });
      return false;
    }
  }

  const [busy = null] = [
    ...(answering.isPending ? ['answer' as const] : []),
    ...(settingStatus.isPending ? ['status' as const] : []),
    ...(assigning.isPending ? ['assign' as const] : []),
  ];
  return { outcome, busy, make };
}

function rejectedTitle({ does }: TicketCall, error: unknown): string {
  const code = error instanceof ShopError ? error.code : null;
  if (code === 'CHANGED_MEANWHILE') return 'This ticket changed';
  return does === 'answer' ? 'Reply not sent' : 'Ticket not updated';
}

function doneTitle(call: TicketCall): string {
  if (call.does === 'answer') return 'Reply sent';
  if (call.does === 'assign')
    return call.assigneeId === null ? 'Ticket unassigned' : 'Ticket assigned';
  return { OPEN: 'Ticket reopened', WAITING: 'Ticket set to waiting', CLOSED: 'Ticket closed' }[
    call.status
  ];
}

/** Returns the call that reverses another. Null for a sent reply and for an undo. */
function oppositeOf(call: TicketCall, { status, assigneeId }: AdminTicket): TicketCall | null {
  if (call.does === 'answer' || call.isUndo) return null;
  return call.does === 'status'
    ? { does: 'status', status, isUndo: true }
    : { does: 'assign', assigneeId, isUndo: true };
}
