import { done, rejectWith, type Outcome, type Rejection } from '../rejection.ts';
import {
  AFTER_ANSWER,
  changeAction,
  validateMessage,
  validateTicketVersion,
  ticketAnswered,
  ticketBelongsTo,
  ticketIs,
  type TicketStatus,
} from './tickets.ts';

interface Staff {
  id: string;
  email: string;
}

/** The fields of a ticket that staff can edit: its status and assignee. */
export interface TicketStatusFacts {
  status: TicketStatus;
  closedAt: Date | null;
  /** Email addresses of staff. */
  closedBy: string | null;
  answeredBy: string | null;
  assigneeId: string | null;
  assignee: string | null;
}

export interface EditableTicket extends TicketStatusFacts {
  number: number;
  /** Email address of the sender. */
  email: string;
  version: number;
  /** Number of messages in its thread, including the first. */
  messages: number;
}

export type TicketEdit = { version?: number | undefined } & (
  | { kind: 'STATUS'; status: TicketStatus }
  /** Null to unassign. */
  | { kind: 'ASSIGNEE'; assignee: Staff | null }
  | { kind: 'ANSWER'; status?: TicketStatus | undefined }
);

interface TicketChange {
  outcome: Outcome;
  /** Null if nothing changes. */
  changes: {
    standing: TicketStatusFacts;
    audit: { action: string; before: Record<string, unknown>; after: Record<string, unknown> };
  } | null;
}

/**
 * Decides a staff edit of a ticket. Rejects it if the ticket has changed since it was loaded, or if
 * its thread is full.
 */
export function editTicket(
  ticket: EditableTicket,
  edit: TicketEdit,
  { now, user }: { now: Date; user: Staff },
): TicketChange {
  const rejection = validateEdit(ticket, edit);
  if (rejection) return { outcome: rejectWith(rejection), changes: null };
  const { number, email, closedAt, closedBy, answeredBy, assigneeId, assignee } = ticket;
  const currentStatus = {
    status: ticket.status,
    closedAt,
    closedBy,
    answeredBy,
    assigneeId,
    assignee,
  };
  const statusFields = (status: TicketStatus) => {
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
          standing: { ...currentStatus, ...statusFields(status) },
          audit: {
            action: changeAction[status],
            before: { status: ticket.status },
            after: { status },
          },
        },
      };
    }
    case 'ASSIGNEE': {
      const selected = edit.assignee?.email ?? null;
      const selectedId = edit.assignee?.id ?? null;
      const outcome = done(ticketBelongsTo(number, selected));
      if (selectedId === assigneeId) return { outcome, changes: null };
      return {
        outcome,
        changes: {
          standing: { ...currentStatus, assigneeId: selectedId, assignee: selected },
          audit: {
            action: 'support.assign-ticket',
            before: { assignee },
            after: { assignee: selected },
          },
        },
      };
    }
    case 'ANSWER': {
      const { status = AFTER_ANSWER } = edit;
      // An answer to an unassigned ticket assigns it to the author of the answer.
      const selfAssigned = { assigneeId: user.id, assignee: user.email };
      return {
        outcome: done(ticketAnswered(number, email, status)),
        changes: {
          standing: {
            ...currentStatus,
            ...statusFields(status),
            ...(assigneeId === null && selfAssigned),
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

function validateEdit(ticket: EditableTicket, edit: TicketEdit): Rejection | null {
  const stale = validateTicketVersion(ticket, edit.version);
  if (stale || edit.kind !== 'ANSWER') return stale;
  return validateMessage(ticket.number, ticket.messages);
}
