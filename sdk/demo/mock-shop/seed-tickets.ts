import { planTickets } from '../support/plan-tickets.ts';
import { demoTemplates } from '../support/templates.ts';
import type { ShopState } from '../../mocks/state.ts';
import { fixedId } from './fixed-id.ts';
import { userIdOf } from './seed-people.ts';
import { administrator } from '../people.ts';

const FIRST_NUMBER = 1001;

/** Returns the support tickets, oldest first, with their replies. */
export function seedTickets(
  now: Date,
): Pick<ShopState, 'tickets' | 'ticketMessages' | 'ticketTemplates'> {
  const plan = planTickets(now);
  const tickets = plan.map(({ createdAt, closedAt, answer, ...ticket }, at) => ({
    ...ticket,
    id: fixedId(`ticket ${at}`),
    number: FIRST_NUMBER + at,
    userId: ticket.name === null ? null : userIdOf(ticket),
    dateCreated: createdAt.toISOString(),
    dateMessage: (answer?.at ?? createdAt).toISOString(),
    assigneeId: answer === null ? null : userIdOf(administrator),
    assignee: ticket.answeredBy,
    dateClosed: closedAt?.toISOString() ?? null,
    version: answer === null ? 1 : 2,
  }));
  const ticketMessages: ShopState['ticketMessages'] = {};
  for (const [at, { answer }] of plan.entries()) {
    if (answer === null) continue;
    const { message, at: answeredAt } = answer;
    const author = administrator.email;
    const dateCreated = answeredAt.toISOString();
    ticketMessages[fixedId(`ticket ${at}`)] = [
      { id: fixedId(`answer ${at}`), from: 'STAFF', author, message, dateCreated },
    ];
  }
  const ticketTemplates = demoTemplates.map(({ name, text }) => ({
    id: fixedId(`template ${name}`),
    name,
    text,
    version: 1,
  }));
  return { tickets, ticketMessages, ticketTemplates };
}
