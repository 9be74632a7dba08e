import { expressionBuilder } from 'kysely';
import { textsOf, typedText } from '@spindle/sdk/contract/filter-values';
import { MAX_NAMED } from '@spindle/sdk/domain/backoffice/list-limits';
import { ticketNumbers, ticketStatuses } from '@spindle/sdk/domain/support/tickets';
import { db } from '../database/db.ts';
import { anyOf, condition, lower } from '../database/expressions.ts';
import {
  type ListFilter,
  type ListLookup,
  containsText,
  dateTimeRange,
  oneOfIds,
  oneOfTexts,
  oneOfTextsInAnyCase,
} from '../database/list-filters.ts';
import { rejectTooMany } from '../database/reject-too-many.ts';
import type { Aliased } from '../database/tables.ts';
import type { components } from '@spindle/sdk/schema';
import type { Ticket } from './ticket.entity.ts';
import { resourceList } from '../http/resource-list.ts';

const { eb, or, ref } = expressionBuilder<Aliased<{ t: 'support_tickets' }>, 't'>();

/** Matches ticket numbers as people read them out, with or without the leading sign. */
const byNumber: ListFilter = (value) => {
  const numbers = ticketNumbers(textsOf(value));
  return numbers && condition`${ref('t.number')} = any(${numbers}::int[])`;
};

/** Must equal the expressions in the index `support_tickets_by_text`. */
const searched = [
  lower(ref('t.issue')),
  lower(ref('t.message')),
  lower(ref('t.email')),
  lower(ref('t.name')),
];

/**
 * Finds tickets `t` whose first message, topic or sender contains a text, and the ticket with the
 * given number.
 */
const ticketsByText: ListLookup = async (em, value) => {
  const text = typedText(value);
  if (text === undefined) return undefined;
  if (text === '') return condition`true`;
  const found = await db(em)
    .selectFrom('support_tickets as t')
    .select('t.id')
    .where(or([containsText(searched, text), byNumber(text) ?? condition`false`]))
    .limit(MAX_NAMED + 1)
    .execute();
  rejectTooMany(text, found);
  return eb('t.id', '=', anyOf(found.map(({ id }) => id)));
};

type Schemas = components['schemas'];

interface TicketRow {
  id: string;
  number: number;
  email: string;
  name: string | null;
  issue: string;
  message: string;
  state: Schemas['AdminTicket']['status'];
  userId: string | null;
  createdAt: Date;
  lastMessageAt: Date;
  assigneeId: string | null;
  assignee: string | null;
  answeredBy: string | null;
  closedAt: Date | null;
  closedBy: string | null;
  version: number;
}

export function presentTicket(row: TicketRow | Ticket): Schemas['AdminTicket'] {
  return {
    id: row.id,
    number: row.number,
    email: row.email,
    name: row.name,
    issue: row.issue,
    message: row.message,
    status: row.state,
    userId: row.userId,
    dateCreated: row.createdAt.toISOString(),
    dateMessage: row.lastMessageAt.toISOString(),
    assigneeId: row.assigneeId,
    assignee: row.assignee,
    answeredBy: row.answeredBy,
    dateClosed: row.closedAt?.toISOString() ?? null,
    closedBy: row.closedBy,
    version: row.version,
  };
}

/** Lists everything that people wrote to support. */
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
    dateCreated_gte: dateTimeRange(ref('t.created_at'), '>='),
    dateCreated_lte: dateTimeRange(ref('t.created_at'), '<='),
  },
  lookups: { q: ticketsByText },
  present: presentTicket,
});
