import { expressionBuilder } from 'kysely';
import { lower } from '../database/expressions.ts';
import { moments, oneOfIds, oneOfTexts, oneOfTextsInAnyCase } from '../database/list-filters.ts';
import type { Aliased } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';
import { ticketStatuses } from '@spindle/sdk/domain/support/tickets';
import { presentTicket } from './presenters.ts';
import { byNumber, ticketsByText } from './tickets-by-text.ts';

const { ref } = expressionBuilder<Aliased<{ t: 'support_tickets' }>, 't'>();

/** Everything that people wrote to support. */
export const adminTickets = resourceList((tables) => tables.selectFrom('support_tickets as t'))({
  resource: 'tickets',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['t.id'],
  columns: (tickets) =>
    tickets.select([
      't.id',
      't.number',
      't.email',
      't.name',
      't.issue',
      't.message',
      't.state',
      't.user_id as userId',
      't.created_at as createdAt',
      't.last_message_at as lastMessageAt',
      't.assignee_id as assigneeId',
      't.assignee',
      't.answered_by as answeredBy',
      't.closed_at as closedAt',
      't.closed_by as closedBy',
      't.version',
    ]),
  sortable: {
    dateCreated: ['t.created_at'],
    dateMessage: ['t.last_message_at'],
    number: ['t.number'],
    status: ['t.state', 't.last_message_at'],
    id: ['t.id'],
  },
  filters: {
    id: oneOfIds(ref('t.id')),
    status: oneOfTexts(ref('t.state'), ticketStatuses),
    userId: oneOfIds(ref('t.user_id')),
    assigneeId: oneOfIds(ref('t.assignee_id')),
    email: oneOfTextsInAnyCase(lower(ref('t.email'))),
    number: byNumber,
    dateCreated_gte: moments(ref('t.created_at'), '>='),
    dateCreated_lte: moments(ref('t.created_at'), '<='),
  },
  lookups: { q: ticketsByText },
  present: presentTicket,
});
