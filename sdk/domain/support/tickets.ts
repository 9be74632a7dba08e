import type { components } from '../../src/schema.d.ts';
import { isStale } from '../records.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { sameText } from '../same-text.ts';

export type TicketStatus = components['schemas']['AdminTicket']['status'];

interface StoredTicket {
  number: number;
  status: TicketStatus;
  /** E-mail addresses of who closed it, and of who answered last. */
  closedBy: string | null;
  answeredBy: string | null;
}

/** `OPEN` waits for staff, `WAITING` for whoever wrote. */
export const ticketStatuses = ['OPEN', 'WAITING', 'CLOSED'] as const;

/** How long a thread can be, so that one reply holds it. */
export const MAX_MESSAGES = 200;

/** How many tickets a customer's own list has. */
export const MAX_OWN_TICKETS = 100;

/** Where a ticket stands after an answer that does not say. */
export const AFTER_ANSWER: TicketStatus = 'WAITING';

export const ticketReceived = (number: number, email: string) =>
  `We received your message as ticket #${number}. We'll reply to ${email}.`;

const standing = {
  OPEN: 'is open',
  WAITING: 'is waiting for the customer',
  CLOSED: 'is closed',
} as const satisfies Record<TicketStatus, string>;

export const ticketIs = (number: number, status: TicketStatus) =>
  `Ticket #${number} ${standing[status]}.`;

/** `assignee` is an e-mail address; null: nobody looks after it. */
export const ticketBelongsTo = (number: number, assignee: string | null) =>
  `Ticket #${number} is ${assignee === null ? 'unassigned' : `assigned to ${assignee}`}.`;

export const ticketAnswered = (number: number, email: string, status: TicketStatus) =>
  `Reply sent to ${email}. ${ticketIs(number, status)}`;

/** Staff looked at it as it was before. */
export function ticketChanged({ number, status, closedBy, answeredBy }: StoredTicket): Rejection {
  const stands = {
    OPEN: 'it is open',
    WAITING: `${answeredBy ?? 'someone'} replied`,
    CLOSED: `${closedBy ?? 'someone'} closed it`,
  }[status];
  return rejection(
    'CHANGED_MEANWHILE',
    `Someone else changed ticket #${number} in the meantime: ${stands}. Reload it.`,
  );
}

/** Why it is not done for whoever looked at that version; null where it is the present one. */
export const validateTicketVersion = (
  ticket: StoredTicket & { version: number },
  version: number | undefined,
): Rejection | null => (isStale(version, ticket.version) ? ticketChanged(ticket) : null);

/** What the audit calls it. */
export const changeAction = {
  OPEN: 'support.open-ticket',
  WAITING: 'support.await-sender',
  CLOSED: 'support.close-ticket',
} as const satisfies Record<TicketStatus, string>;

/** Why nothing more can be written in it; null where it can. */
export function validateMessage(number: number, messages: number): Rejection | null {
  if (messages < MAX_MESSAGES) return null;
  return rejection(
    'TICKET_FULL',
    `Ticket #${number} has reached the limit of ${MAX_MESSAGES} messages. Continue by email or in a new ticket.`,
  );
}

/** Numbers as people read them out, with or without the sign in front; undefined for others. */
export function ticketNumbers(texts: readonly string[] | undefined): number[] | undefined {
  const numbers = texts?.map((text) => text.replace(/^#/, ''));
  return numbers?.every((text) => /^\d{1,9}$/.test(text)) ? numbers.map(Number) : undefined;
}

/** Whose ticket it is: the account's that wrote it, or of a visitor's, the account's of its address. */
export function isOwnTicket(
  ticket: { userId: string | null; email: string },
  account: { id: string; email: string },
): boolean {
  if (ticket.userId !== null) return ticket.userId === account.id;
  return sameText(ticket.email, account.email);
}

/**
 * How many confirmations one address gets within a quarter of an hour: anybody can name anybody's
 * address.
 */
export const CONFIRMATIONS = 5;
export const confirmationsSince = (now: Date) => new Date(now.getTime() - 15 * 60_000);
