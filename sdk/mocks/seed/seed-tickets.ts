import { planTickets } from '../../demo/support/plan-tickets.ts';
import type { ShopState } from '../state.ts';
import { fixedId } from './fixed-id.ts';
import { userIdOf } from './seed-people.ts';

const FIRST_NUMBER = 1001;

/** What people wrote to support, oldest first. */
export function seedTickets(now: Date): Pick<ShopState, 'tickets'> {
  const tickets = planTickets(now).map(({ createdAt, closedAt, ...ticket }, at) => ({
    ...ticket,
    id: fixedId(`ticket ${at}`),
    number: FIRST_NUMBER + at,
    status: closedAt === null ? ('OPEN' as const) : ('CLOSED' as const),
    userId: ticket.name === null ? null : userIdOf(ticket),
    dateCreated: createdAt.toISOString(),
    dateClosed: closedAt?.toISOString() ?? null,
    version: closedAt === null ? 1 : 2,
  }));
  return { tickets };
}
