import type { components } from '../../src/schema.d.ts';
import { isStale } from '../records.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { sameText } from '../same-text.ts';

export type TicketStatus = components['schemas']['AdminTicket']['status'];

interface StoredTicket {
  number: number;
  status: TicketStatus;
  /**
   * Email address of the user who closed the ticket. `answeredBy` is the author of the last answer.
   */
  closedBy: string | null;
  answeredBy: string | null;
}

/** `OPEN` waits for staff, `WAITING` for the sender. */
export const ticketStatuses = ['OPEN', 'WAITING', 'CLOSED'] as const;

/** Maximum number of messages in a thread. One response contains all of them. */
export const MAX_MESSAGES = 200;

/** Maximum number of tickets in a customer's own list. */
export const MAX_OWN_TICKETS = 100;

/** A ticket's status after an answer that doesn't specify one. */
export const AFTER_ANSWER: TicketStatus = 'WAITING';

export const ticketReceived = (number: number, email: string) =>
  `We received your message as ticket #${number}. We'll reply to ${email}.`;

const currentStatus = {
  OPEN: 'is open',
  WAITING: 'is waiting for the customer',
  CLOSED: 'is closed',
} as const satisfies Record<TicketStatus, string>;

export const ticketIs = (number: number, status: TicketStatus) =>
  `Ticket #${number} ${currentStatus[status]}.`;

/** `assignee` is an email address, or null if the ticket is unassigned. */
export const ticketBelongsTo = (number: number, assignee: string | null) =>
  `Ticket #${number} is ${assignee === null ? 'unassigned' : `assigned to ${assignee}`}.`;

export const ticketAnswered = (number: number, email: string, status: TicketStatus) =>
  `Reply sent to ${email}. ${ticketIs(number, status)}`;

/** Rejects a change based on an outdated version of the ticket. */
export function ticketChanged({ number, status, closedBy, answeredBy }: StoredTicket): Rejection {
  const applies = {
    OPEN: "it's open again",
    WAITING: `${answeredBy ?? 'someone'} replied`,
    CLOSED: `${closedBy ?? 'someone'} closed it`,
  }[status];
  return rejection(
    'CHANGED_MEANWHILE',
    `Someone else changed ticket #${number}: ${applies}. Reload the ticket.`,
  );
}

/** Returns a rejection if the ticket has changed since that version, or null. */
export const validateTicketVersion = (
  ticket: StoredTicket & { version: number },
  version: number | undefined,
): Rejection | null => (isStale(version, ticket.version) ? ticketChanged(ticket) : null);

/** Actions in the audit log. */
export const changeAction = {
  OPEN: 'support.open-ticket',
  WAITING: 'support.await-sender',
  CLOSED: 'support.close-ticket',
} as const satisfies Record<TicketStatus, string>;

/** Returns why a thread can't take another message, or null. */
export function validateMessage(number: number, messages: number): Rejection | null {
  if (messages < MAX_MESSAGES) return null;
  return rejection(
    'TICKET_FULL',
    `Ticket #${number} has reached the limit of ${MAX_MESSAGES} messages. Continue by email or in a new ticket.`,
  );
}

/** Parses ticket numbers, with or without `#`. Returns undefined if one is invalid. */
export function ticketNumbers(texts: readonly string[] | undefined): number[] | undefined {
  const numbers = texts?.map((text) => text.replace(/^#/, ''));
  return numbers?.every((text) => /^\d{1,9}$/.test(text)) ? numbers.map(Number) : undefined;
}

/**
 * Returns whether the account can see a ticket: either its owner wrote it, or a visitor did with
 * the account's email address.
 */
export function isOwnTicket(
  ticket: { userId: string | null; email: string },
  account: { id: string; email: string },
): boolean {
  if (ticket.userId !== null) return ticket.userId === account.id;
  return sameText(ticket.email, account.email);
}

/**
 * Maximum number of confirmations per address within 15 minutes. Limited because anyone can enter
 * someone else's address.
 */
export const CONFIRMATIONS = 5;
export const confirmationsSince = (now: Date) => new Date(now.getTime() - 15 * 60_000);
