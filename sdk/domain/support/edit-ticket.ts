import { done, refused, type Outcome, type Refusal } from '../refusal.ts';
import {
  AFTER_ANSWER,
  changeAction,
  refuseMessage,
  refuseStale,
  ticketAnswered,
  ticketBelongsTo,
  ticketIs,
  type TicketStatus,
} from './tickets.ts';

interface Staff {
  id: string;
  email: string;
}

/** Where a ticket stands, and with whom. */
export interface TicketStanding {
  status: TicketStatus;
  closedAt: Date | null;
  /** Email addresses of staff. */
  closedBy: string | null;
  answeredBy: string | null;
  assigneeId: string | null;
  assignee: string | null;
}

export interface EditedTicket extends TicketStanding {
  number: number;
  /** Whoever wrote it. */
  email: string;
  version: number;
  /** In its thread, the first one included. */
  messages: number;
}

export type TicketEdit = { version?: number | undefined } & (
  | { kind: 'STATUS'; status: TicketStatus }
  /** Null: nobody looks after it. */
  | { kind: 'ASSIGNEE'; assignee: Staff | null }
  | { kind: 'ANSWER'; status?: TicketStatus | undefined }
);

interface TicketChange {
  outcome: Outcome;
  /** Null where everything stays as it is. */
  changes: {
    standing: TicketStanding;
    audit: { action: string; before: Record<string, unknown>; after: Record<string, unknown> };
  } | null;
}

/** What staff change about a ticket; refused where they looked at another version of it. */
export function editTicket(
  ticket: EditedTicket,
  edit: TicketEdit,
  { now, user }: { now: Date; user: Staff },
): TicketChange {
  const refusal = refuseEdit(ticket, edit);
  if (refusal) return { outcome: refused(refusal), changes: null };
  const { number, email, closedAt, closedBy, answeredBy, assigneeId, assignee } = ticket;
  const standing = { status: ticket.status, closedAt, closedBy, answeredBy, assigneeId, assignee };
  const standsAt = (status: TicketStatus) => {
    const closed = status === 'CLOSED';
    return { status, closedAt: closed ? now : null, closedBy: closed ? user.email : null };
  };
  switch (edit.kind) {
    case 'STATUS': {
      const { status } = edit;
      const outcome = done(ticketIs(number, status));
      if (status === ticket.status) return { outcome, changes: null };
      return {
        outcome,
        changes: {
          standing: { ...standing, ...standsAt(status) },
          audit: {
            action: changeAction[status],
            before: { status: ticket.status },
            after: { status },
          },
        },
      };
    }
    case 'ASSIGNEE': {
      const chosen = edit.assignee?.email ?? null;
      const chosenId = edit.assignee?.id ?? null;
      const outcome = done(ticketBelongsTo(number, chosen));
      if (chosenId === assigneeId) return { outcome, changes: null };
      return {
        outcome,
        changes: {
          standing: { ...standing, assigneeId: chosenId, assignee: chosen },
          audit: {
            action: 'support.assign-ticket',
            before: { assignee },
            after: { assignee: chosen },
          },
        },
      };
    }
    case 'ANSWER': {
      const { status = AFTER_ANSWER } = edit;
      // What is nobody's becomes that of whoever answers.
      const own = { assigneeId: user.id, assignee: user.email };
      return {
        outcome: done(ticketAnswered(number, email, status)),
        changes: {
          standing: {
            ...standing,
            ...standsAt(status),
            ...(assigneeId === null && own),
            answeredBy: user.email,
          },
          audit: {
            action: 'support.answer-ticket',
            before: { status: ticket.status },
            after: { status },
          },
        },
      };
    }
  }
}

function refuseEdit(ticket: EditedTicket, edit: TicketEdit): Refusal | null {
  const stale = refuseStale(ticket, edit.version);
  if (stale || edit.kind !== 'ANSWER') return stale;
  return refuseMessage(ticket.number, ticket.messages);
}
