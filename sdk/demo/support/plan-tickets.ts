import type { TicketStatus } from '../../domain/support/tickets.ts';
import { administrator, customers, nameOf } from '../people.ts';

/** What somebody wrote to the demo's support. */
export interface PlannedTicket {
  email: string;
  /** Null for a visitor, who has no account. */
  name: string | null;
  issue: string;
  message: string;
  createdAt: Date;
  /** What staff answered last, and when; null where nobody has. */
  answer: { message: string; at: Date } | null;
  answeredBy: string | null;
  status: TicketStatus;
  /** Null while it is not closed. */
  closedAt: Date | null;
  closedBy: string | null;
}

interface Draft {
  /** Place among the customers; null for a visitor. */
  from: number | null;
  daysAgo: number;
  issue: string;
  message: string;
  answer?: string;
  /** Days it took until it was answered. */
  took?: number;
  /** The sender has to say something before it can be closed. */
  waits?: true;
}

const drafts: readonly Draft[] = [
  {
    from: 12,
    daysAgo: 64,
    issue: 'Which collet for a 1/8 inch shank',
    message:
      'I have the ER11 spindle and cutters with 3.175 mm shanks. Does the set of five hold them, or do I need another collet?',
    answer:
      'The ER11 set has a 1/8 inch collet, marked 3.5–3 mm. It holds your cutters; nothing else is needed.',
    took: 0.4,
  },
  {
    from: 3,
    daysAgo: 47,
    issue: 'Runout of the 2.2 kW spindle',
    message:
      'Measured at the taper with a 0.001 mm indicator I read 0.008 mm instead of 0.003 mm.\n\nShall I send it back, or is there something to clean or tighten first?',
    answer:
      'Please take the collet and its nut out, clean the taper with a dry cloth and measure again. If it is still above 0.005 mm, open a return and we pay for it.',
    took: 1.8,
  },
  {
    from: null,
    daysAgo: 31,
    issue: 'Shipping to Canada',
    message: 'Do you ship ball screws to Ontario, and what would two SFU1605 cost to send?',
    answer:
      'Yes, we ship to Ontario. Put both into the cart and enter the address: what shipping costs is shown before you pay.',
    took: 0.9,
  },
  {
    from: 15,
    daysAgo: 20,
    issue: 'Payment of Workshop Pro failed',
    message: 'My bank replaced the card. Where do I enter the new one without losing my lessons?',
    answer:
      'Open Subscriptions and choose the portal: the new card is entered there, and your lessons stay open for a week meanwhile.',
    took: 0.2,
  },
  {
    from: 22,
    daysAgo: 9,
    issue: 'One carriage of the HGR20 pair is stiff',
    message:
      'Three of the four carriages glide, the fourth needs a push at both ends of the rail. The protocol in the box says 0.02 mm for all of them.',
    answer:
      'That is one ball too many in the stiff one. A new carriage is on its way; keep the old one, we do not need it back.',
    took: 2.6,
  },
  {
    from: 8,
    daysAgo: 3.4,
    issue: 'Firmware for the six-axis controller',
    message: 'Is there a newer FluidNC than the one it came with that knows the RS-485 spindle?',
    answer: 'There is. Which inverter is on the other end, and what does its P0.02 say?',
    took: 0.8,
    waits: true,
  },
  {
    from: 5,
    daysAgo: 1.2,
    issue: 'Wrong length of screw delivered',
    message: 'I ordered the 600 mm kit. The screw in the box is 350 mm long; the blocks are right.',
  },
  {
    from: null,
    daysAgo: 0.3,
    issue: 'Invoice for my company',
    message: 'Could you add our VAT number to the receipt of last week? Thank you.',
  },
];

const dayMs = 86_400_000;

/** Oldest first; the same `now` gives the same plan. */
export function planTickets(now: Date): PlannedTicket[] {
  const daysBefore = (days: number) => new Date(now.getTime() - days * dayMs);
  return drafts.map(({ from, daysAgo, issue, message, answer, took = 0, waits }, at) => {
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
