import type { TicketStatus } from '@spindle/sdk/domain/support/tickets';

interface Circumstances {
  now: Date;
  /** E-mail address of who does it. */
  by: string;
}

/** What a ticket keeps of where it stands. */
export function ticketStanding(status: TicketStatus, { now, by }: Circumstances) {
  const closed = status === 'CLOSED';
  return { state: status, closedAt: closed ? now : null, closedBy: closed ? by : null };
}
