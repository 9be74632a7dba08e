import { expect, it } from 'vitest';
import { editTicket, type EditableTicket, type TicketEdit } from './edit-ticket.ts';
import { MAX_MESSAGES } from './tickets.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ada = { id: 'ada', email: 'ada@example.com' };
const ticket: EditableTicket = {
  number: 7,
  email: 'sam@example.com',
  version: 3,
  messages: 1,
  status: 'OPEN',
  closedAt: null,
  closedBy: null,
  answeredBy: null,
  assigneeId: null,
  assignee: null,
};
const edited = (edit: TicketEdit, facts: Partial<EditableTicket> = {}) =>
  editTicket({ ...ticket, ...facts }, edit, { now, user: ada });
const { number: _n, email: _e, version: _v, messages: _m, ...currentStatus } = ticket;

it('closes a ticket and records who closed it', () => {
  expect(edited({ kind: 'STATUS', status: 'CLOSED' })).toEqual({
    outcome: { done: true, reason: 'Ticket #7 is closed.' },
    changes: {
      standing: { ...currentStatus, status: 'CLOSED', closedAt: now, closedBy: 'ada@example.com' },
      audit: {
        action: 'support.close-ticket',
        before: { status: 'OPEN' },
        after: { status: 'CLOSED' },
      },
    },
  });
});

it('reopens a closed ticket', () => {
  const closed = { status: 'CLOSED', closedAt: now, closedBy: 'bo@example.com' } as const;
  expect(edited({ kind: 'STATUS', status: 'OPEN' }, closed).changes?.standing).toEqual(
    currentStatus,
  );
});

it.each<[TicketEdit, Partial<EditableTicket>]>([
  [{ kind: 'STATUS', status: 'OPEN' }, {}],
  [{ kind: 'ASSIGNEE', assignee: null }, {}],
  [
    { kind: 'ASSIGNEE', assignee: ada },
    { assigneeId: 'ada', assignee: 'ada@example.com' },
  ],
])('%o with the existing value changes nothing', (edit, facts) => {
  expect(edited({ version: 3, ...edit }, facts).changes).toBeNull();
});

it('assigns a ticket', () => {
  const edit: TicketEdit = { kind: 'ASSIGNEE', assignee: { id: 'bo', email: 'bo@example.com' } };
  expect(edited(edit, { assigneeId: 'ada', assignee: 'ada@example.com' })).toEqual({
    outcome: { done: true, reason: 'Ticket #7 is assigned to bo@example.com.' },
    changes: {
      standing: { ...currentStatus, assigneeId: 'bo', assignee: 'bo@example.com' },
      audit: {
        action: 'support.assign-ticket',
        before: { assignee: 'ada@example.com' },
        after: { assignee: 'bo@example.com' },
      },
    },
  });
});

it('assigns an unassigned ticket to the user who answers, and waits for its sender', () => {
  expect(edited({ kind: 'ANSWER' })).toEqual({
    outcome: {
      done: true,
      reason: 'Reply sent to sam@example.com. Ticket #7 is waiting for the customer.',
    },
    changes: {
      standing: {
        ...currentStatus,
        status: 'WAITING',
        answeredBy: 'ada@example.com',
        assigneeId: 'ada',
        assignee: 'ada@example.com',
      },
      audit: {
        action: 'support.answer-ticket',
        before: { status: 'OPEN' },
        after: { status: 'WAITING' },
      },
    },
  });
});

it('keeps the assignee if someone else answers', () => {
  const { changes } = edited(
    { kind: 'ANSWER', status: 'CLOSED' },
    { assigneeId: 'bo', assignee: 'bo@example.com' },
  );
  expect(changes?.standing).toMatchObject({ status: 'CLOSED', assignee: 'bo@example.com' });
});

it.each<[string, TicketEdit, Partial<EditableTicket>]>([
  ['CHANGED_MEANWHILE', { kind: 'STATUS', status: 'CLOSED', version: 2 }, {}],
  ['CHANGED_MEANWHILE', { kind: 'ANSWER', version: 2 }, { messages: MAX_MESSAGES }],
  ['TICKET_FULL', { kind: 'ANSWER', version: 3 }, { messages: MAX_MESSAGES }],
])('is rejected with %s', (code, edit, facts) => {
  expect(edited(edit, facts)).toMatchObject({ outcome: { code }, changes: null });
});
