import { describe, expect, it } from 'vitest';
import { readTicketForm } from './read-ticket-form.ts';
import { presentOwnTicket, threadOf } from './thread.ts';
import {
  confirmationsSince,
  isOwnTicket,
  validateMessage,
  validateTicketVersion,
  ticketAnswered,
  ticketBelongsTo,
  ticketChanged,
  ticketIs,
  ticketReceived,
} from './tickets.ts';

const form = { issue: 'Runout', message: 'It runs out.', email: 'vi@example.com' };
const account = { id: 'u1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Park' };

describe('a form', () => {
  it('of a visitor is stored as typed, without control characters', () => {
    const typed = { ...form, name: ' Vi\r\nBcc: x ', issue: ' Run\n out ', message: ' a\r\nb\rc ' };
    expect(readTicketForm(typed, null)).toEqual({
      fields: {
        userId: null,
        email: 'vi@example.com',
        name: 'Vi Bcc: x',
        issue: 'Run out',
        message: 'a\nb\nc',
      },
    });
    expect(readTicketForm({ ...form, name: ' ' }, null)).toMatchObject({ fields: { name: null } });
    expect(readTicketForm(form, null)).toMatchObject({ fields: { name: null } });
  });

  it("of a signed-in user has the account's name and address", () => {
    expect(readTicketForm({ ...form, name: 'Somebody' }, account)).toMatchObject({
      fields: { userId: 'u1', email: 'ada@example.com', name: 'Ada Park' },
    });
  });

  it('reports all missing fields', () => {
    expect(readTicketForm({ issue: ' a ', message: ' abcd ' }, null)).toEqual({
      missing: [
        { path: 'issue', message: 'Please enter an issue' },
        { path: 'message', message: 'Please type in your message' },
        { path: 'email', message: 'Please enter an email address.' },
      ],
    });
    expect(readTicketForm({ ...form, issue: 'a', message: 'abcde' }, null)).toEqual({
      missing: [{ path: 'issue', message: 'Please enter an issue' }],
    });
    expect(readTicketForm({ ...form, issue: 'ab', message: 'abcd' }, null)).toEqual({
      missing: [{ path: 'message', message: 'Please type in your message' }],
    });
  });
});

it('names a ticket by its number', () => {
  expect(ticketReceived(1001, 'vi@example.com')).toBe(
    "We received your message as ticket #1001. We'll reply to vi@example.com.",
  );
  expect(ticketIs(1001, 'OPEN')).toBe('Ticket #1001 is open.');
  expect(ticketIs(1001, 'CLOSED')).toBe('Ticket #1001 is closed.');
  expect(ticketIs(1001, 'WAITING')).toBe('Ticket #1001 is waiting for the customer.');
  expect(ticketAnswered(1001, 'vi@example.com', 'CLOSED')).toBe(
    'Reply sent to vi@example.com. Ticket #1001 is closed.',
  );
  expect(ticketBelongsTo(1001, null)).toBe('Ticket #1001 is unassigned.');
  expect(ticketBelongsTo(1001, 'sam@example.com')).toBe(
    'Ticket #1001 is assigned to sam@example.com.',
  );
});

it.each([
  ['OPEN', null, "it's open again"],
  ['CLOSED', 'sam@example.com', 'sam@example.com closed it'],
  ['CLOSED', null, 'someone closed it'],
  ['WAITING', 'sam@example.com', 'sam@example.com replied'],
  ['WAITING', null, 'someone replied'],
] as const)('a changed ticket is %s by %s', (status, by, applies) => {
  expect(ticketChanged({ number: 7, status, closedBy: by, answeredBy: by })).toEqual({
    code: 'CHANGED_MEANWHILE',
    reason: `Someone else changed ticket #7: ${applies}. Reload the ticket.`,
  });
});

it('counts confirmations within fifteen minutes', () => {
  const now = new Date('2026-11-22T14:20:00Z');
  expect(confirmationsSince(now)).toEqual(new Date('2026-11-22T14:05:00Z'));
});

it('accepts a change of the current version, or without one', () => {
  const ticket = {
    number: 7,
    status: 'OPEN',
    closedBy: null,
    answeredBy: null,
    version: 2,
  } as const;
  expect(validateTicketVersion(ticket, 2)).toBeNull();
  expect(validateTicketVersion(ticket, undefined)).toBeNull();
  for (const other of [1, 3]) {
    expect(validateTicketVersion(ticket, other), String(other)).toEqual({
      code: 'CHANGED_MEANWHILE',
      reason: "Someone else changed ticket #7: it's open again. Reload the ticket.",
    });
  }
});

it('a thread ends at two hundred messages', () => {
  expect(validateMessage(7, 199)).toBeNull();
  expect(validateMessage(7, 200)).toEqual({
    code: 'TICKET_FULL',
    reason:
      'Ticket #7 has reached the limit of 200 messages. Continue by email or in a new ticket.',
  });
});

it("a ticket belongs to its account, and a visitor's to the account with its address", () => {
  const ada = { id: 'u1', email: 'ada@example.com' };
  expect(isOwnTicket({ userId: 'u1', email: 'x@example.com' }, ada)).toBe(true);
  expect(isOwnTicket({ userId: 'u2', email: 'ada@example.com' }, ada)).toBe(false);
  expect(isOwnTicket({ userId: null, email: 'ADA@example.com' }, ada)).toBe(true);
  expect(isOwnTicket({ userId: null, email: 'eve@example.com' }, ada)).toBe(false);
});

it("a thread starts with its sender's message, and hides staff names from customers", () => {
  const dateCreated = '2026-11-22T14:20:00Z';
  const answer = {
    id: 'm1',
    from: 'STAFF' as const,
    author: 'sam@example.com',
    message: 'Yes.',
    dateCreated,
  };
  const first = { id: 't1', email: 'vi@example.com', message: 'Is it?', dateCreated };
  const thread = threadOf(first, [answer]);
  expect(thread).toEqual([
    { id: 't1', from: 'CUSTOMER', author: 'vi@example.com', message: 'Is it?', dateCreated },
    answer,
  ]);
  const ticket = { id: 't1', number: 7, issue: 'Runout', status: 'OPEN', dateCreated } as const;
  expect(presentOwnTicket(ticket, thread)).toEqual({
    ...ticket,
    messages: [thread[0], { ...answer, author: null }],
  });
});
