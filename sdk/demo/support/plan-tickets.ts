import { z } from 'zod';
import type { TicketStatus } from '../../domain/support/tickets.ts';
import { administrator, customers, nameOf } from '../people.ts';
import tickets from './tickets.json' with { type: 'json' };

/** A message to the demo's support. */
export interface PlannedTicket {
  email: string;
  /** Null for a visitor, who has no account. */
  name: string | null;
  issue: string;
  message: string;
  createdAt: Date;
  /** The last staff reply and its time, or null if there is none. */
  answer: { message: string; at: Date } | null;
  answeredBy: string | null;
  status: TicketStatus;
  /** Null until the ticket is closed. */
  closedAt: Date | null;
  closedBy: string | null;
}

/** The tickets, oldest first. */
const drafts = z
  .array(
    z.strictObject({
      /** Index in the list of customers, or null for a visitor. */
      from: z.int().nullable(),
      daysAgo: z.number(),
      issue: z.string(),
      message: z.string(),
      answer: z.string().optional(),
      /** Days until staff replied. */
      took: z.number().default(0),
      /** Whether the ticket is still waiting for the sender's answer. */
      waits: z.boolean().default(false),
    }),
  )
  .parse(tickets);

const dayMs = 86_400_000;

/** Plans the tickets, oldest first. The same `now` gives the same plan. */
export function planTickets(now: Date): PlannedTicket[] {
  const daysBefore = (days: number) => new Date(now.getTime() - days * dayMs);
  return drafts.map(({ from, daysAgo, issue, message, answer, took, waits }, at) => {
    const person = from === null ? undefined : customers[from];
    const answeredAt = daysBefore(daysAgo - took);
    const by = answer === undefined ? null : administrator.email;
    const closed = answer !== undefined && !waits;
    return {
      email: person?.email ?? `visitor${at}@example.com`,
      name: person ? nameOf(person) : null,
      issue,
      message,
      createdAt: daysBefore(daysAgo),
      answer: answer === undefined ? null : { message: answer, at: answeredAt },
      answeredBy: by,
      status: answer === undefined ? 'OPEN' : waits ? 'WAITING' : 'CLOSED',
      closedAt: closed ? answeredAt : null,
      closedBy: closed ? by : null,
    };
  });
}
