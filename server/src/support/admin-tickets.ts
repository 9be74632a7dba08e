import type { components } from '@spindle/sdk/schema';
import {
  escapeLike,
  oneOfIds,
  oneOfTexts,
  textsOf,
  typedText,
  type ListFilter,
} from '../database/list-filters.ts';
import type { ResourceList } from '../http/resource-list.ts';
import { presentTicket, type TicketRow } from './presenters.ts';
import { ticketStates } from './ticket.entity.ts';

const byEmail: ListFilter = (wanted, bind) => {
  const emails = textsOf(wanted)?.map((email) => email.toLowerCase());
  return emails && `lower(t.email) = any(${bind(emails)}::text[])`;
};

/** As people read it out, with or without the sign in front. */
const byNumber: ListFilter = (wanted, bind) => {
  const numbers = textsOf(wanted)?.map((text) => text.replace(/^#/, ''));
  if (!numbers?.every((text) => /^\d{1,9}$/.test(text))) return undefined;
  return `t.number = any(${bind(numbers)}::int[])`;
};

const searched = [
  'lower(t.issue)',
  'lower(t.message)',
  'lower(t.email)',
  'lower(t.name)',
  't.number::text',
];

/** A typed text anywhere in what was written, by whom, or in the number. */
const byText: ListFilter = (wanted, bind) => {
  const text = typedText(wanted)?.replace(/^#(?=\d)/, '');
  if (text === undefined) return undefined;
  const pattern = bind(`%${escapeLike(text)}%`);
  return `(${searched.map((column) => `${column} like ${pattern}`).join(' or ')})`;
};

/** Everything that people wrote to support. */
export const adminTickets: ResourceList<TicketRow, components['schemas']['AdminTicket']> = {
  resource: 'tickets',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  source: {
    from: 'support_tickets t',
    key: ['t.id'],
    columns: `t.id, t.number, t.email, t.name, t.issue, t.message, t.state,
      t.user_id as "userId", t.created_at as "createdAt", t.closed_at as "closedAt",
      t.closed_by as "closedBy", t.version`,
    sortable: {
      dateCreated: ['t.created_at'],
      number: ['t.number'],
      status: ['t.state', 't.created_at'],
      id: ['t.id'],
    },
    filters: {
      id: oneOfIds('t.id'),
      status: oneOfTexts('t.state', ticketStates),
      userId: oneOfIds('t.user_id'),
      email: byEmail,
      number: byNumber,
      q: byText,
    },
  },
  present: presentTicket,
};
