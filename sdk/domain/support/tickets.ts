import type { components } from '../../src/schema.d.ts';
import { refusal } from '../refusal.ts';

type TicketStatus = components['schemas']['AdminTicket']['status'];

interface StoredTicket {
  number: number;
  status: TicketStatus;
  /** E-mail address of who closed it. */
  closedBy: string | null;
}

export const ticketReceived = (number: number, email: string) =>
  `Your message has arrived. It is ticket #${number}; we will answer to ${email}.`;

export const ticketIs = (number: number, status: TicketStatus) =>
  `Ticket #${number} is ${status === 'CLOSED' ? 'closed' : 'open'}.`;

/** Staff looked at it as it was before. */
export function ticketChanged({ number, status, closedBy }: StoredTicket) {
  const stands = status === 'CLOSED' ? `${closedBy ?? 'somebody'} closed it` : 'it is open';
  return refusal(
    'CHANGED_MEANWHILE',
    `Ticket #${number} was changed by somebody else meanwhile: ${stands}. Look at it again.`,
  );
}

/**
 * How many confirmations one address gets within a quarter of an hour: anybody can name anybody's
 * address.
 */
export const CONFIRMATIONS = 5;
export const confirmationsSince = (now: Date) => new Date(now.getTime() - 15 * 60_000);
